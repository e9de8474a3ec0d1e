/** The lead time of an order with goods made to order: the part still ahead, and the day they are ready. */
import type { Day } from '#domain/delivery/calendar.ts';
import { soonestDay } from '#domain/delivery/delivery.ts';
import { leadDaysLeft, leadDaysOf } from '#domain/delivery/made-to-order.ts';
import { isInMaking } from '#domain/order.ts';
import { readLeadDays } from '#server/features/catalogue/products/products.read.ts';
import { readCalendar } from '#server/features/delivery/read-calendar.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readAdditions, readOrderLines } from '#server/features/orders/core/orders.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type LeadTime = { leadDays: number; madeOn: Day | null };
const made: LeadTime = { leadDays: 0, madeOn: null };

/**
 * Making begins with the order, or with its payment when prepaid; a packed order needs none. Its paid additions travel with it
 * and count as well.
 */
export async function readMaking(db: Db | Trx, order: OrderRecord, now: Date): Promise<LeadTime> {
  const paid = (await readAdditions(db, order.id)).filter(({ status }) => status !== 'awaiting-payment');
  const inMaking = [order, ...paid].filter(({ status }) => isInMaking(status));
  const all = await Promise.all(inMaking.map((one) => readLeft(db, one, now)));
  const leadDays = leadDaysOf(all.map((left) => ({ leadDays: left })));
  return leadDays === 0 ? made : { leadDays, madeOn: soonestDay(await readCalendar(db, now), leadDays, now) };
}

/** Working days that the goods of one order still take. */
async function readLeft(db: Db | Trx, order: OrderRecord, now: Date): Promise<number> {
  const lines = await readOrderLines(db, order.id);
  const whole = await readLeadDays(
    db,
    lines.map(({ product_id }) => product_id),
  );
  if (whole === 0) return 0;
  const since = order.status === 'awaiting-payment' ? now : (order.promise_lost_at ?? order.created_at);
  return leadDaysLeft(await readCalendar(db, since), whole, { since, now });
}
