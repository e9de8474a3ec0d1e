import type { ReactNode } from 'react';
import { useTexts } from '../lang/use-texts.ts';
import { offlineTexts } from '../offline/offline.texts.ts';
import { useLineIsCut } from '../offline/watched.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, useRetryWhenBack } from '../ui/ErrorState.tsx';

type Props = {
  /** What happened, in the customer's language. */
  children: ReactNode;
  onRetry: () => void;
};

/** Stands where a page should be. Without a line nothing is broken: the page comes by itself when the line does. */
export function PageFailed({ children, onRetry }: Props) {
  const t = useTexts(offlineTexts);
  const isCut = useLineIsCut();
  useRetryWhenBack(onRetry);
  if (!isCut) return <ErrorState onRetry={onRetry}>{children}</ErrorState>;
  return (
    <div role="alert">
      <EmptyState
        title={t('notKept')}
        action={
          <ButtonLink look="outline" href={paths.home()}>
            {t('toKept')}
          </ButtonLink>
        }
      >
        {t('notKeptHint')}
      </EmptyState>
    </div>
  );
}
