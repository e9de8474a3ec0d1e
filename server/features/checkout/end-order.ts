import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { endOfAddition } from '#domain/additions.ts';
import type { Who } from '#domain/actor.ts';
import type { OrderMove } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { type PassContext, passOn } from '#server/features/certificates/pass-on.ts';
import { takeBackSold } from '#server/features/certificates/take-back-sold.ts';
import { freeSlot } from '#server/features/delivery/book-slot.ts';
import { changeOrder, refundAtOnce } from '#server/features/orders/core/change-order.ts';
import { lockAdditions } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { returnAll } from '#server/features/certificates/core/use-certificate.ts';
import { releasePromo } from '#server/features/promo/use-promo.ts';
import { lockAttempts } from '#server/features/payments/payments.read.ts';
import { recordReturn } from '#server/features/payments/refunds/record-return.ts';
import { refundCard } from '#server/features/payments/refunds/refund-card.ts';
import { readDeductedUnits } from '#server/features/stock/stock.read.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';

export type OrderEnd = {
  action: Extract<OrderMove, 'cancel' | 'call-off' | 'expire' | 'take-back'>;
  actor: Who;
  at: Date;
  staffId?: number;
  note?: string;
  /** Called before the remaining card money is refunded; for this order only, not for its additions. */
  beforeRefund?: (ended: OrderRecord) => Promise<void>;
};

/**
 * Ends an order: card money is refunded, certificates get their parts back, goods and delivery slot are released. The
 * order is locked by the caller, and its move makes sure that all this happens once.
 * @returns options that are back in stock, to be published after the commit
 * @throws Refusal `order.action-refused`
 */
export async function endOrder(
  ctx: PassContext,
  trx: Trx,
  order: OrderRecord,
  ending: OrderEnd,
): Promise<number[]> {
  const { beforeRefund, ...move } = ending;
  const { at } = move;
  const additions = await lockAdditionsAndAttempts(trx, order);
  const ended = await changeOrder(trx, order, {
    ...move,
    // No payment is expected any more; a late one is refunded, or reopens an expired order.
    ...(order.payment_status === 'pending' ? { payment: 'unpaid' } : {}),
    set: { stock_state: 'released', expires_at: null },
  });
  await takeBackSold(trx, order.id, { at });
  await beforeRefund?.(ended);
  await giveMoneyBack(ctx, trx, { ...move, order: ended });
  if (order.promo_code !== null && isUnpaid(order.payment_status)) await releasePromo(trx, order.id, at);
  await giveCertificatesBack(ctx, trx, { ...move, order });

  const out = order.stock_state === 'held' ? null : await readDeductedUnits(trx, order.id);
  const lines = (await readOrderLines(trx, order.id))
    .map(({ option_id: option, quantity }) => ({ option, quantity: out ? (out.get(option) ?? 0) : quantity }))
    .filter(({ quantity }) => quantity > 0);
  const kind = out ? 'return' : 'release';
  const availabilityChanged = await moveOrderStock(trx, kind, { orderId: order.id, lines, at });
  const freed = await endAdditions(ctx, trx, { additions, ending: move });
  if (order.slot_id !== null && order.delivery_day !== null)
    await freeSlot(trx, { id: order.slot_id, day: order.delivery_day });
  return [...availabilityChanged, ...freed];
}

/** Locks the additions of an order, and its payment attempts: they come before the goods in the lock order. */
async function lockAdditionsAndAttempts(
  trx: Trx,
  { id, adds_to: first }: OrderRecord,
): Promise<OrderRecord[]> {
  const additions = first === null ? await lockAdditions(trx, id) : [];
  for (const addition of additions) await lockAttempts(trx, addition.id);
  return additions;
}

/** Additions end with their order; those that have ended already stay as they are. */
async function endAdditions(
  ctx: PassContext,
  trx: Trx,
  { additions, ending }: { additions: readonly OrderRecord[]; ending: OrderEnd },
): Promise<number[]> {
  const freed: number[] = [];
  for (const addition of additions) {
    const action = endOfAddition(addition.status, ending.action);
    if (action) freed.push(...(await endOrder(ctx, trx, addition, { ...ending, action })));
  }
  return freed;
}

/**
 * Refunds card money through the bank, less refunds under way; an order fully paid by certificates is refunded by
 * giving their balances back.
 */
async function giveMoneyBack(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  { order, at, staffId, note }: OrderEnd & { order: OrderRecord },
): Promise<void> {
  const by = staffId === undefined ? {} : { staffId };
  if (isPrepaid(order.payment) && order.total_tenge > 0)
    await refundCard(ctx, trx, { orderId: order.id, reason: 'order-cancelled', note, ...by });
  if (order.total_tenge > 0 || order.payment_status !== 'paid') return;
  await refundAtOnce(trx, order, { payment: 'refunded', actor: 'system', at });
}

/** What certificates pay of an order that awaits its card payment was only set aside. */
async function giveCertificatesBack(
  ctx: PassContext,
  trx: Trx,
  { order, at, staffId, note = '' }: OrderEnd & { order: OrderRecord },
): Promise<void> {
  const shares = await returnAll(trx, order, at);
  const amount = shares.reduce((sum, { tenge }) => sum + tenge, 0);
  const row = { id: ctx.newId(), orderId: order.id, way: 'certificate' as const, amount };
  if (amount > 0 && order.status !== 'awaiting-payment')
    await recordReturn(trx, { ...row, reason: 'order-cancelled', note, staffId, at });
  await passOn(ctx, trx, { order, shares });
}
