import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { insertEvent } from '#server/features/payments/payments.repo.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';

/**
 * Staff have looked at the alarms of an order's payments and nothing more is to be done. Money owed and refunds without
 * an outcome are not settled by this, only by refunding or deciding.
 * @throws Refusal `order.not-found`
 */
export async function settleAlarms(ctx: Pick<Context, 'now'>, trx: Trx, orderId: string): Promise<void> {
  await lockOrder(trx, orderId);
  for (const { id, state } of await readAttempts(trx, orderId))
    await insertEvent(trx, {
      attempt_id: id,
      at: ctx.now(),
      kind: 'looked-at',
      from_state: state,
      to_state: state,
      raw: null,
    });
}
