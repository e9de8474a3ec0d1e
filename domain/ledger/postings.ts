/** The transfers of everything that moves money. All sums in tenge. */
import type { CounterPayment } from '#domain/certificates/certificate.ts';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import { accountOf, type Posting } from './ledger.ts';

/** A courier's cash account: by the id of their account, or by name. Without either it is the shop's till. */
function cashOf(courierId: number | null, courier: string) {
  if (courierId !== null) return accountOf('purse', `#${courierId}`);
  return courier === '' ? accountOf('till') : accountOf('purse', courier);
}

type TakingFacts = {
  id: number;
  orderId: string;
  kind: DeliveryPayment;
  courierId: number | null;
  courier: string;
  /** Negative: given back, or reversed. */
  amount: number;
  isUndone: boolean;
  staffId?: number | null;
  at: Date;
};

/** Money taken on delivery, or given back by hand. */
export function takingPosting({
  id,
  orderId,
  kind,
  courierId,
  courier,
  amount,
  isUndone,
  staffId = null,
  at,
}: TakingFacts): Posting {
  const rest = { source: `${id}`, amount: Math.abs(amount), at, staffId };
  const order = accountOf('order', orderId);
  const accounts = { CASH: cashOf(courierId, courier), TERMINAL: accountOf('terminal') };
  if (amount < 0)
    return {
      code: isUndone ? 'taking-undone' : 'taking-back',
      ...rest,
      debit: order,
      credit: accounts[kind],
    };
  const received: Record<DeliveryPayment, Posting> = {
    CASH: { code: 'taking-cash', ...rest, debit: accounts.CASH, credit: order },
    TERMINAL: { code: 'taking-terminal', ...rest, debit: accounts.TERMINAL, credit: order },
  };
  return received[kind];
}

type Purse = { courierId: number | null; courier: string };
export const purseOf = ({ courierId, courier }: Purse) =>
  accountOf('purse', courierId === null ? courier : `#${courierId}`);

/** Whose purse it is, by the owner of its account. */
export function courierOf(owner: string): Purse {
  const id = /^#(\d+)$/.exec(owner)?.[1];
  return id === undefined ? { courierId: null, courier: owner } : { courierId: Number(id), courier: '' };
}

type HandIn = Purse & {
  id: number;
  counted: number;
  difference: number;
  staffId?: number | null;
  at: Date;
};

/** Cash that a courier hands in, and the difference written off. */
export function handIn({ id, counted, difference, staffId = null, at, ...courier }: HandIn): Posting[] {
  const purse = purseOf(courier);
  const till = accountOf('till');
  const rest = (tenge: number) => ({ source: `${id}`, amount: Math.abs(tenge), at, staffId });
  const postings: Posting[] = [];
  if (counted > 0) postings.push({ code: 'hand-in', ...rest(counted), debit: till, credit: purse });
  if (counted < 0) postings.push({ code: 'hand-out', ...rest(counted), debit: purse, credit: till });
  if (difference < 0) {
    const debit = accountOf('shortage');
    postings.push({ code: 'hand-in-lacks', ...rest(difference), debit, credit: purse });
  }
  if (difference > 0) {
    const credit = accountOf('surplus');
    postings.push({ code: 'hand-in-over', ...rest(difference), debit: purse, credit });
  }
  return postings;
}

/** The balance of one purse becomes that of another. @param joined.amount negative: the shop owed it */
export function purseJoined(joined: {
  id: number;
  from: Purse;
  to: Purse;
  amount: number;
  at: Date;
}): Posting {
  const { id, amount, at } = joined;
  const [from, to] = [purseOf(joined.from), purseOf(joined.to)];
  const accounts = amount > 0 ? { debit: to, credit: from } : { debit: from, credit: to };
  return { code: 'purse-joined', source: `${id}`, ...accounts, amount: Math.abs(amount), at };
}

/** @param spent.source order and sequence number, because an order may spend again after it has ended */
export function certificateSpent(spent: {
  source: string;
  certificateId: number;
  orderId: string;
  amount: number;
  at: Date;
  isPending: boolean;
}): Posting {
  const { certificateId, orderId, ...rest } = spent;
  const debit = accountOf('certificate', `${certificateId}`);
  return { code: 'certificate-spent', ...rest, debit, credit: accountOf('order', orderId) };
}

/** A part of an order that returns to the certificate that paid it. */
export function certificateBack(back: {
  source: string;
  certificateId: number;
  orderId: string;
  amount: number;
  at: Date;
}): Posting {
  const { certificateId, orderId, ...rest } = back;
  const credit = accountOf('certificate', `${certificateId}`);
  return { code: 'certificate-back', ...rest, debit: accountOf('order', orderId), credit };
}

/** @param given.paidBy how it was paid in the shop; null: given away */
export function certificateGiven(given: {
  certificateId: number;
  amount: number;
  paidBy: CounterPayment | null;
  staffId?: number | null;
  at: Date;
}): Posting {
  const { certificateId, paidBy, ...rest } = given;
  const accounts = { debit: payerOf(paidBy), credit: accountOf('certificate', `${certificateId}`) };
  return { code: 'certificate-given', source: `${certificateId}`, ...accounts, ...rest };
}

type Sale = { certificateId: number; orderId: string; amount: number; at: Date };

/** Money of a paid order becomes a liability to the bearer of a certificate. */
export function certificateSold({ certificateId, orderId, ...rest }: Sale): Posting {
  const accounts = {
    debit: accountOf('order', orderId),
    credit: accountOf('certificate', `${certificateId}`),
  };
  return { code: 'certificate-sold', source: `${certificateId}`, ...accounts, ...rest };
}

/** The unspent balance becomes the order's money again, to be refunded. */
export function certificateUnsold({ certificateId, orderId, ...rest }: Sale & { source?: string }): Posting {
  const accounts = {
    debit: accountOf('certificate', `${certificateId}`),
    credit: accountOf('order', orderId),
  };
  return { code: 'certificate-unsold', source: `${certificateId}`, ...accounts, ...rest };
}

/**
 * The balance of a certificate goes back to where it came from. @param voided.source certificate and sequence number
 */
export function certificateVoided(voided: {
  source: string;
  certificateId: number;
  amount: number;
  paidBy: CounterPayment | null;
  at: Date;
}): Posting {
  const { certificateId, paidBy, ...rest } = voided;
  const debit = accountOf('certificate', `${certificateId}`);
  return { code: 'certificate-voided', ...rest, debit, credit: payerOf(paidBy) };
}

/** Value goes on to another certificate. @param moved.source the former one and sequence number */
export function certificateMoved(moved: {
  source: string;
  from: number;
  to: number;
  amount: number;
  at: Date;
}): Posting {
  const { from, to, ...rest } = moved;
  const accounts = { debit: accountOf('certificate', `${from}`), credit: accountOf('certificate', `${to}`) };
  return { code: 'certificate-moved', ...rest, ...accounts };
}

/** A balance that was not spent long after the expiry. @param lapsed.source certificate and sequence number */
export function certificateLapsed(lapsed: {
  source: string;
  certificateId: number;
  amount: number;
  at: Date;
}): Posting {
  const { certificateId, ...rest } = lapsed;
  const debit = accountOf('certificate', `${certificateId}`);
  return { code: 'certificate-lapsed', ...rest, debit, credit: accountOf('expired-value') };
}

const payers = {
  CASH: accountOf('till'),
  TERMINAL: accountOf('terminal'),
  TRANSFER: accountOf('shop-account'),
} satisfies Record<CounterPayment, unknown>;
const payerOf = (paidBy: CounterPayment | null) =>
  paidBy === null ? accountOf('discount', 'certificate') : payers[paidBy];
