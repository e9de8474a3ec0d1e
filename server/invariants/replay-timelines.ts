import { sql } from 'kysely';
import { orderMayGo, type OrderStatus } from '#domain/order.ts';
import { type OrderPayment, paymentMayGo } from '#domain/payments/payment.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { type BrokenRule, mostShown } from './run-rules.ts';

const invariant = 'I10 states move along the tables only';
/** Orders whose timelines are in memory at a time. */
const portion = 2_000;

type EventRow = {
  order_id: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus | null;
  from_payment: OrderPayment | null;
  to_payment: OrderPayment | null;
};
type OrderRow = { id: string; status: OrderStatus; payment_status: OrderPayment };

/**
 * I10: replays the timeline of every order, checks each transition against the tables and compares the result with the
 * current status.
 */
export async function replayTimelines(trx: Trx): Promise<BrokenRule[]> {
  const found: BrokenRule = { invariant, count: 0, first: [] };
  for (let last = ''; ; ) {
    const { rows: orders } = await sql<OrderRow>`
      select id, status, payment_status from shop_order where id > ${last} order by id limit ${portion}`.execute(
      trx,
    );
    const { rows: events } = await sql<EventRow>`
      select order_id, from_status, to_status, from_payment, to_payment from order_event
      where order_id = any(${orders.map(({ id }) => id)}::text[]) order by order_id, id`.execute(trx);
    const timelines = Map.groupBy(events, ({ order_id }) => order_id);
    for (const order of orders)
      for (const what of replay(order, timelines.get(order.id) ?? [])) {
        found.count += 1;
        if (found.first.length < mostShown) found.first.push(what);
      }
    last = orders.at(-1)?.id ?? last;
    if (orders.length < portion) return found.count === 0 ? [] : [found];
  }
}

function* replay(order: OrderRow, timeline: readonly EventRow[]): Generator<string> {
  let status: OrderStatus | null = null;
  let payment: OrderPayment | null = null;
  for (const event of timeline) {
    const { from_status, to_status, from_payment, to_payment } = event;
    const follows = from_status === status && from_payment === payment;
    const allowed =
      status === null ||
      payment === null ||
      to_status === null ||
      to_payment === null ||
      ((to_status === status || orderMayGo(status, to_status)) &&
        (to_payment === payment || paymentMayGo(payment, to_payment)));
    if (!follows || !allowed) yield `${order.id}: ${status}/${payment} → ${to_status}/${to_payment}`;
    status = to_status;
    payment = to_payment;
  }
  if (status !== order.status || payment !== order.payment_status)
    yield `${order.id} is ${order.status}/${order.payment_status}, not ${status}`;
}
