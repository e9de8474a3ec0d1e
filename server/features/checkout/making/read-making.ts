/** The lead time of an order with goods made to order: the part still ahead, and the day they are ready. */
import type { Day } from '#domain/delivery/calendar.ts';
import { soonestDay } from '#domain/delivery/delivery.ts';
import { leadDaysLeft } from '#domain/delivery/made-to-order.ts';
import { isInMaking } from '#domain/order.ts';
import { readLeadDays } from '#server/features/catalogue/products/products.read.ts';
import { readCalendar } from '#server/features/delivery/read-calendar.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { readOrderLines } from '#server/features/orders/orders.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type Making = { leadDays: number; madeOn: Day | null };
const made: Making = { leadDays: 0, madeOn: null };

/** Making begins with the order, or with its payment when prepaid; a packed order needs none. */
export async function readMaking(db: Db | Trx, order: OrderRecord, now: Date): Promise<Making> {
  if (!isInMaking(order.status)) return made;
  const lines = await readOrderLines(db, order.id);
  const whole = await readLeadDays(
    db,
    lines.map(({ product_id }) => product_id),
  );
  if (whole === 0) return made;
  const since = order.status === 'awaiting-payment' ? now : (order.promise_lost_at ?? order.created_at);
  const calendar = await readCalendar(db, since);
  const leadDays = leadDaysLeft(calendar, whole, { since, now });
  return leadDays === 0 ? made : { leadDays, madeOn: soonestDay(calendar, leadDays, now) };
}
