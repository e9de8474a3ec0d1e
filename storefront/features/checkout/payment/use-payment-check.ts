import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearch } from 'wouter';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { useIsOpen } from '#storefront/navigation/PageAddress.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { checkPayment } from '#storefront/features/orders/order.calls.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { tabStorage } from '#storefront/store/open-storage.ts';
import { ask } from '#storefront/store/use-answer.ts';
import { pollForMs, readEnd, waitAfter } from './payment-polls.ts';

type CheckState = {
  check: PaymentCheck | null;
  failure: Failure | null;
  /** Two minutes have passed, or there is nothing to wait for. */
  isTired: boolean;
};
type CheckAnswer = Partial<CheckState> | { otherId: string };

const nothingSeen: CheckState = { check: null, failure: null, isTired: false };

/** Polls a payment until it is decided or two minutes have passed; a reload continues the same two minutes. */
export function usePaymentCheck(id: string) {
  const dispatch = useShopDispatch();
  const now = useNow();
  const [, navigate] = useLocation();
  const { bank, bankOrder } = useReturn();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOpen = useIsOpen();
  const [seen, setSeen] = useState(nothingSeen);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isSignedIn || !isOpen) return;
    const since = round === 0 ? beganAt(id, now().getTime()) : now().getTime();
    return poll({
      ask: () => dispatch(askOnce({ id, bank, bankOrder })),
      onAnswer(found) {
        if ('otherId' in found) navigate(paths.checkPayment(found.otherId), { replace: true });
        else setSeen((before) => ({ ...before, ...found }));
      },
      isOver: () => now().getTime() - since >= pollForMs,
      onOver: () => setSeen((before) => ({ ...before, isTired: true })),
    });
  }, [dispatch, navigate, now, id, bank, bankOrder, isSignedIn, isOpen, round]);

  return {
    ...seen,
    again: () => {
      setSeen(({ check }) => ({ ...nothingSeen, check }));
      setRound((count) => count + 1);
    },
  };
}

/**
 * Banks append their own order number (`orderId`) and a language. The number is used if ours is unknown here; the
 * language is ignored in favour of the customer's choice.
 */
function useReturn() {
  const returned = new URLSearchParams(useSearch());
  return {
    // A bank that appends its own `?` to our query makes `HALK?orderId=…` of it.
    bank: bankCodes.find((code) => returned.get('bank')?.startsWith(code)),
    bankOrder: returned.get('orderId'),
  };
}

type Return = ReturnType<typeof useReturn> & { id: string };

function askOnce({ id, bank, bankOrder }: Return): Thunk<Promise<CheckAnswer>> {
  return async (dispatch) => {
    const result = await dispatch(checkPayment({ id, ...(bank ? { bank } : {}) }));
    if (checkPayment.fulfilled.match(result)) return { check: result.payload, failure: null };
    const failure = result.payload ?? null;
    if (failure?.status !== 404) return { failure };
    const known = bankOrder
      ? await dispatch(ask('GET /api/order/orderid-request/', { query: { orderId: bankOrder } }))
      : null;
    const otherId = known && 'answer' in known ? known.answer.data.id : null;
    return otherId && otherId !== id ? { otherId } : { failure, isTired: true };
  };
}

type Poll = {
  ask: () => Promise<CheckAnswer>;
  onAnswer: (found: CheckAnswer) => void;
  isOver: () => boolean;
  onOver: () => void;
};

/** Polls at growing intervals until there is nothing to wait for or the time is over. @returns what stops it */
function poll({ ask: askAgain, onAnswer, isOver, onOver }: Poll): () => void {
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;

  async function again(): Promise<void> {
    const found = await askAgain();
    if (isLeft) return;
    answers += 1;
    onAnswer(found);
    if (isLast(found)) return;
    if (isOver()) onOver();
    else timer = setTimeout(() => void again(), waitAfter(answers));
  }
  void again();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}

function isLast(found: CheckAnswer): boolean {
  if ('otherId' in found) return true;
  return found.isTired === true || (found.check ? readEnd(found.check) !== 'waiting' : false);
}

/** When this tab first checked the payment, in milliseconds. */
function beganAt(id: string, now: number): number {
  const name = `sowgat:payment:${id}`;
  const known = Number(tabStorage.getItem(name));
  if (known > 0) return known;
  tabStorage.setItem(name, String(now));
  return now;
}
