import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

export async function countUnfinished(trx: Trx, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shop_order where customer_id = ${customerId}
      and (status in ('awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready', 'on-the-way')
        or payment_status in ('pending', 'refunding'))`.execute(trx);
  return rows[0]?.n ?? 0;
}

export async function silenceOrders(trx: Trx, customerId: number): Promise<void> {
  const blank = JSON.stringify({ fullname: '', mobile: '', line1: '' });
  const words = JSON.stringify({ message: '', senderName: '', recipientName: '', recipientMobile: '' });
  await sql`update shop_order set comment = '',
      address = case when address is not null then (address - 'line2' - 'landmark') || ${blank}::jsonb end,
      gift = case when gift is not null then gift || ${words}::jsonb end
    where customer_id = ${customerId}`.execute(trx);
  // Timelines are append-only for the shop's role; this function of the schema's owner is the one exception.
  await sql`select forget_order_notes(${customerId})`.execute(trx);
}
