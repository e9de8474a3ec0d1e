import { endedStatuses } from '#domain/order.ts';
import { goodwillBack, goodwillGiven } from '#domain/ledger/card-postings.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import type { RefundPart } from '#domain/payments/refund-parts.ts';
import { nextSource, readAvailable, readPostings } from '#server/features/ledger/ledger.read.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { followIncome, readUndelivered } from './follow-income.ts';
import { insertParts } from './refund-parts.repo.ts';
import type { OrderRecord } from './order-record.ts';

/** What goes back in one way. */
export type MoneyReturn = {
  /** Of the refund; its parts and postings have it. */
  id: string;
  tenge: number;
  /** What it is of; what it gives beyond them is goodwill of the shop. */
  parts?: readonly RefundPart[] | undefined;
  at: Date;
  staffId?: number | undefined;
};

/**
 * Before money of an order goes back its account has it: delivered parts are no income any more, and the shop pays for
 * what is no part of the order. An order that has ended gives back all that it has. The order is locked.
 */
export async function beginReturn(trx: Trx, order: OrderRecord, back: MoneyReturn): Promise<void> {
  const { id, tenge, parts = [], at, staffId } = back;
  if (parts.length > 0) await insertParts(trx, { orderId: order.id, refundId: id, at }, parts);
  if (endedStatuses.includes(order.status)) return;
  if (order.status === 'delivered' && parts.length > 0) await followIncome(trx, order, { at, staffId });
  // Beyond what is to be delivered: its parts, and the money of certificates that it sold and that have ended.
  const free = (await readAvailable(trx, accountOf('order', order.id))) - (await readUndelivered(trx, order));
  const amount = tenge - Math.max(0, free);
  const by = { orderId: order.id, at, staffId: staffId ?? null };
  if (amount > 0) await post(trx, goodwillGiven({ source: id, amount, ...by }));
}

/** The bank refused a refund, and its order, which goes on, has the money again. */
export async function undoReturn(
  trx: Trx,
  order: OrderRecord,
  { id, at }: Pick<MoneyReturn, 'id' | 'at'>,
): Promise<void> {
  const given = (await readPostings(trx, accountOf('order', order.id))).find(
    ({ code, source }) => code === 'goodwill-given' && source === id,
  );
  if (given) await post(trx, goodwillBack({ source: id, orderId: order.id, amount: given.amount, at }));
  await followIncome(trx, order, { at });
}

/** The order has ended: what the shop paid for its refunds is the customer's own money. */
export async function endGoodwill(trx: Trx, orderId: string, at: Date): Promise<void> {
  const posted = await readPostings(trx, accountOf('order', orderId));
  const sumOf = (wanted: string) =>
    posted.reduce((sum, { code, amount }) => sum + (code === wanted ? amount : 0), 0);
  const amount = sumOf('goodwill-given') - sumOf('goodwill-back');
  const source = nextSource(posted, 'goodwill-back', orderId);
  if (amount > 0) await post(trx, goodwillBack({ source, orderId, amount, at }));
}
