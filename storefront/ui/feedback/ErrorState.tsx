import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './ErrorState.module.css';
import { useRetryWhenBack } from './use-retry-when-back.ts';
import { useUiWords } from '#storefront/ui/words.ts';

type Props = {
  /** The message, in the customer's language. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
};

/** A part of the page that could not be loaded, with a retry; the rest of the page stays usable. */
export function ErrorState({ children, onRetry }: Props) {
  const words = useUiWords();
  useRetryWhenBack(onRetry);
  return (
    <div className={classes['state']} role="alert">
      <CircleAlert aria-hidden="true" />
      <p>{children}</p>
      {onRetry && (
        <Button look="outline" small onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
