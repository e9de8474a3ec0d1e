import type { ReactNode } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { notKeptTexts } from '#storefront/offline/not-kept.texts.ts';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { useRetryWhenBack } from '#storefront/ui/feedback/use-retry-when-back.ts';

type Props = {
  /** The message, in the customer's language. */
  children: ReactNode;
  onRetry: () => void;
};

/** Replaces a page that failed to load. Offline it retries by itself as soon as there is a connection. */
export function PageFailed({ children, onRetry }: Props) {
  const t = useTexts(notKeptTexts);
  const isCut = useIsDisconnected();
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
