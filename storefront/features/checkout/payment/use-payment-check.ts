import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearch } from 'wouter';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { useNow } from '#storefront/lang/now.ts';
import { checkPayment } from '#storefront/features/orders/order.calls.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ask } from '#storefront/store/use-answer.ts';
import { patienceMs, readEnd, waitAfter } from './payment-polls.ts';

/**
 * Asks about a payment until it is decided or two minutes have passed; a reload goes on with the same two minutes.
 * Banks append their own number of the order (`orderId`) and a language; the number helps when ours is not known here,
 * the language is the customer's own choice and stays.
 */
export function usePaymentCheck(id: string) {
  const dispatch = useShopDispatch();
  const now = useNow();
  const [, navigate] = useLocation();
  const returned = new URLSearchParams(useSearch());
  const bankOrder = returned.get('orderId');
  // A bank that appends its own `?` to our query makes `HALK?orderId=…` of it.
  const bank = bankCodes.find((code) => returned.get('bank')?.startsWith(code));
  const isSignedIn = useSelector(selectIsSignedIn);
  const [check, setCheck] = useState<PaymentCheck | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isTired, setTired] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let answers = 0;
    const since = round === 0 ? beganAt(id, now().getTime()) : now().getTime();

    async function again(): Promise<void> {
      const result = await dispatch(checkPayment({ id, ...(bank ? { bank } : {}) }));
      if (isLeft) return;
      answers += 1;
      if (checkPayment.fulfilled.match(result)) {
        setCheck(result.payload);
        setFailure(null);
        if (readEnd(result.payload) !== 'waiting') return;
      } else if (result.payload?.status === 404) {
        return notOurs(result.payload);
      } else setFailure(result.payload ?? null);
      if (now().getTime() - since >= patienceMs) setTired(true);
      else timer = setTimeout(() => void again(), waitAfter(answers));
    }
    async function notOurs(refusal: Failure): Promise<void> {
      const known = bankOrder
        ? await dispatch(ask('GET /api/order/orderid-request/', { query: { orderId: bankOrder } }))
        : null;
      if (isLeft) return;
      const found = known && 'answer' in known ? known.answer.data.id : null;
      if (found && found !== id) return navigate(paths.checkPayment(found), { replace: true });
      setFailure(refusal);
      setTired(true);
    }
    void again();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [dispatch, navigate, now, id, bank, bankOrder, isSignedIn, round]);

  return {
    check,
    failure,
    /** Two minutes are over, or there is nothing to wait for. */
    isTired,
    again: () => {
      setTired(false);
      setFailure(null);
      setRound((count) => count + 1);
    },
  };
}

/** When this tab first looked at the payment, in milliseconds. */
function beganAt(id: string, now: number): number {
  const name = `sowgat:payment:${id}`;
  try {
    const known = Number(sessionStorage.getItem(name));
    if (known > 0) return known;
    sessionStorage.setItem(name, String(now));
  } catch {
    // Without storage a reload begins anew.
  }
  return now;
}
