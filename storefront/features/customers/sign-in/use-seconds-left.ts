import { useEffect, useState } from 'react';
import { useNow } from '#storefront/lang/now.ts';

/** Whole seconds until a time (milliseconds since 1970), as a countdown; 0 when it has passed. */
export function useSecondsLeft(until: number): number {
  const now = useNow();
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((until - now().getTime()) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
