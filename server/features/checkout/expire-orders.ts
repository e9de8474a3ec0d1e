import { holdEndsAt } from '#domain/payments/payment.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readDueReservations } from '#server/features/orders/core/orders.read.ts';
import { queryAttempts } from '#server/features/payments/attempts/query-attempts.ts';
import { endOrder } from './end-order.ts';
import { invalidateListings } from './invalidate-listings.ts';

type ExpiryContext = PassContext & Pick<Context, 'db' | 'banks' | 'invalidation' | 'log'>;

const batchSize = 100;
const mostBatches = 20;
const atOnce = 5;
const lookAgainMs = 60_000;

/**
 * Expires unpaid orders whose time is over, after querying the bank. Every node may run it: the order's lock decides
 * which one ends it. An order that could not be handled stays due; the run goes on with those behind it.
 */
export async function expireOrders(ctx: ExpiryContext): Promise<void> {
  const tried: string[] = [];
  for (let batch = 0; batch < mostBatches; batch++) {
    const due = await readDueReservations(ctx.db, ctx.now(), { limit: batchSize, tried });
    const availabilityChanged = new Set<number>();
    const work = due.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const id of work)
          await expireOrder(ctx, id).then(
            (options) => options.forEach((option) => availabilityChanged.add(option)),
            (error: unknown) =>
              ctx.log.warn({ err: error, order: id }, 'an order could not be expired; it is tried again'),
          );
      }),
    );
    if (due.length > 0) await invalidateListings(ctx, [...availabilityChanged]);
    if (due.length < batchSize) return;
    tried.push(...due);
  }
}

/**
 * Queries the bank, outside any transaction, then decides: if paid or unanswered, extends the reservation by a minute;
 * if unanswered, not beyond its upper limit. The attempt is still polled for later money.
 * @returns options that are back in stock
 */
export async function expireOrder(ctx: ExpiryContext, id: string): Promise<number[]> {
  const said = await queryAttempts(ctx, id);
  const at = ctx.now();
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, id);
    const isDue = order.status === 'awaiting-payment' && order.expires_at !== null && order.expires_at <= at;
    if (!isDue) return [];
    if (said === 'unpaid' || (said === 'silent' && at >= holdEndsAt(order)))
      return endOrder(ctx, trx, order, { action: 'expire', actor: 'system', at });
    const expires_at = new Date(at.getTime() + lookAgainMs);
    await changeOrder(trx, order, { actor: 'system', at, set: { expires_at } });
    return [];
  });
}
