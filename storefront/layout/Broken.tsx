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
        {navigator.onLine ? (
          <>
            <b>{t('broken')}.</b> {t('brokenHint')}
          </>
        ) : (
          <>
            <b>{t('offline')}.</b> {t('offlineHint')}
          </>
        )}
      </ErrorState>
    </div>
  );
}
