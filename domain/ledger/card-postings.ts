/** The transfers of card money, and of refunds that the shop pays for. All sums in tenge. */
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { accountOf, type Posting } from './ledger.ts';

type CardMoney = { id: string; bank: BankCode; amount: number; at: Date };

/** An attempt was paid by card. */
export function cardPaid({ id, bank, amount, at }: CardMoney): Posting {
  const accounts = { debit: accountOf('bank', bank), credit: accountOf('payment', id) };
  return { code: 'card-paid', source: id, ...accounts, amount, at };
}

type OrderMoney = { attemptId: string; orderId: string; amount: number; at: Date; staffId?: number | null };

/** The order keeps the money of an attempt. */
export function moneyKept({ attemptId, orderId, ...rest }: OrderMoney): Posting {
  const accounts = { debit: accountOf('payment', attemptId), credit: accountOf('order', orderId) };
  return { code: 'money-kept', source: orderId, ...accounts, ...rest };
}

/** Card money of an order goes to its attempt. @param back.id of the refund */
export function moneyBack({ id, attemptId, orderId, ...rest }: OrderMoney & { id: string }): Posting {
  const accounts = { debit: accountOf('order', orderId), credit: accountOf('payment', attemptId) };
  return { code: 'money-back', source: id, ...accounts, ...rest };
}

/** @param dropped.id of the refund */
export function backDropped({ id, attemptId, orderId, ...rest }: OrderMoney & { id: string }): Posting {
  const accounts = { debit: accountOf('payment', attemptId), credit: accountOf('order', orderId) };
  return { code: 'back-dropped', source: id, ...accounts, ...rest };
}

/** A refund to the card; pending until the bank has confirmed it. */
export function cardRefund({
  id,
  attemptId,
  bank,
  amount,
  at,
  isDone,
}: CardMoney & { attemptId: string; isDone: boolean }): Posting {
  const accounts = { debit: accountOf('payment', attemptId), credit: accountOf('bank', bank) };
  return { code: 'card-refund', source: id, ...accounts, amount, at, isPending: !isDone };
}

type Goodwill = { source: string; orderId: string; amount: number; at: Date; staffId?: number | null };

/** The shop pays for a refund. @param given.source the refund */
export function goodwillGiven({ orderId, ...rest }: Goodwill): Posting {
  return {
    code: 'goodwill-given',
    debit: accountOf('goodwill'),
    credit: accountOf('order', orderId),
    ...rest,
  };
}

/** @param back.source the refused refund, or the order that has ended and a sequence number */
export function goodwillBack({ orderId, ...rest }: Goodwill): Posting {
  return {
    code: 'goodwill-back',
    debit: accountOf('order', orderId),
    credit: accountOf('goodwill'),
    ...rest,
  };
}
