import { owedOf } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { hasKeptMoney } from '#server/features/ledger/payment-money.read.ts';
import { claimRefund } from './claim-refund.ts';
import {
  type AttemptWithMoney,
  readPaidAttempts,
  readRefunds,
} from '#server/features/payments/payments.read.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';

/** Tenge of an order that the shop owes back without a refund under way. */
export async function readOwed(db: Db | Trx, order: Pick<OrderRecord, 'id' | 'status'>): Promise<number> {
  return (await findOwed(db, order)).reduce((sum, { owed }) => sum + owed, 0);
}

/**
 * Claims everything that is owed; the next scheduled task sends it to the bank. Concurrent requests make one refund per
 * attempt.
 * @returns the ids of the refunds
 * @throws Refusal `order.not-found`; `order.action-refused` when nothing is owed; `refund.busy` while the outcome of an
 * earlier refund is unknown
 */
export async function returnOwed(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  orderId: string,
  { staffId, note }: { staffId: number; note?: string },
): Promise<string[]> {
  const at = ctx.now();
  const order = await lockOrder(trx, orderId);
  const refunds = await readRefunds(trx, orderId);
  if (refunds.some(({ state }) => state === 'unknown')) throw new Refusal('refund.busy');
  const owed = await findOwed(trx, order);
  if (owed.length === 0) throw new Refusal('order.action-refused');
  const hasKept = await hasKeptMoney(trx, orderId);
  const ids: string[] = [];
  for (const { attempt, owed: amount } of owed) {
    const reason = attempt.isKept ? 'order-cancelled' : hasKept ? 'paid-twice' : 'late-money';
    const id = ctx.newId();
    await claimRefund(trx, attempt, { id, amount, reason, note, at, staffId });
    ids.push(id);
  }
  await refreshPayment(trx, orderId, { at, actor: 'staff', staffId });
  return ids;
}

async function findOwed(
  db: Db | Trx,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<{ attempt: AttemptWithMoney; owed: number }[]> {
  const { held } = await readHeldByCertificates(db, id);
  return (await readPaidAttempts(db, id))
    .map((attempt) => ({ attempt, owed: owedOf(attempt, status, held) }))
    .filter(({ owed }) => owed > 0);
}
