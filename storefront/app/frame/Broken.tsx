import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { layoutTexts } from './layout.texts.ts';
import classes from './PageFrame.module.css';

// Where not even this part arrives, what is here already has to do.
const PageFailed = lazy<ComponentType<{ onRetry: () => void; children: ReactNode }>>(() =>
  import('./PageFailed.tsx').then(
    (part) => ({ default: part.PageFailed }),
    () => ({ default: ErrorState }),
  ),
);

/** What stands where a part of the page failed. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(layoutTexts);
  return (
    <div className={classes['page']}>
      <Suspense>
        <PageFailed onRetry={onRetry}>
          <b>{t('broken')}.</b> {t('brokenHint')}
        </PageFailed>
      </Suspense>
    </div>
  );
}
