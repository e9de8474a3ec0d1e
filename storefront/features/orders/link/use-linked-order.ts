import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import { useIsOpen } from '#storefront/navigation/PageAddress.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { checkByLink, loadLinkedOrder } from './link.calls.ts';

type Lookup = {
  order: LinkedOrder | null;
  failure: Failure | null;
  /** `asking`: waiting for the bank; `silent`: it has not answered within a minute. */
  check: 'none' | 'asking' | 'silent';
};
const checkEveryMs = 4_000;
const mostChecks = 15;
const freshEveryMs = 30_000;

/** Loads and refreshes the order of a link; after the return from the bank it polls until the payment is decided. */
export function useLinkedOrder(token: string) {
  const dispatch = useShopDispatch();
  const isBack = new URLSearchParams(useSearch()).has('bank');
  const [seen, setSeen] = useState<Lookup>({ order: null, failure: null, check: isBack ? 'asking' : 'none' });
  const [attempt, setAttempt] = useState(0);
  const isOpen = useIsOpen();

  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checks = isBack ? 0 : mostChecks + 1;
    async function look(): Promise<void> {
      if (checks < mostChecks) {
        const checked = await dispatch(checkByLink(token));
        const payment = checkByLink.fulfilled.match(checked) ? checked.payload : null;
        const isUndecided = !payment || (payment.paymentStatus === 'pending' && !payment.canRetry);
        checks = isUndecided ? checks + 1 : mostChecks + 1;
      }
      const result = await dispatch(loadLinkedOrder(token));
      if (isLeft) return;
      const check = checks < mostChecks ? 'asking' : checks === mostChecks ? 'silent' : 'none';
      setSeen((before) =>
        loadLinkedOrder.fulfilled.match(result)
          ? { order: result.payload, failure: null, check }
          : // The shown order stays when the connection is lost for a moment.
            { ...before, failure: result.payload ?? null, check },
      );
      const isGone = loadLinkedOrder.rejected.match(result) && result.payload?.status === 404;
      if (!isGone) timer = setTimeout(() => void look(), check === 'asking' ? checkEveryMs : freshEveryMs);
    }
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [dispatch, token, isBack, isOpen, attempt]);

  return { ...seen, again: () => setAttempt((count) => count + 1) };
}
