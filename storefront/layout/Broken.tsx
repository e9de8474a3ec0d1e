import { useTexts } from '../lang/use-texts.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { layoutTexts } from './layout.texts.ts';
import classes from './PageFrame.module.css';

/** What stands where a part of the page failed. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(layoutTexts);
  return (
    <div className={classes['page']}>
      <ErrorState onRetry={onRetry}>
        <b>{t('broken')}.</b> {t('brokenHint')}
      </ErrorState>
    </div>
  );
}
