import { useEffect } from 'react';

/** Retries automatically when the connection is back. */
export function useRetryWhenBack(onRetry: (() => void) | undefined): void {
  useEffect(() => {
    if (!onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
}
