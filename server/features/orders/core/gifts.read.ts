/** A customer's orders for one person. */
import { sql } from 'kysely';
import type { OrderPayment } from '#domain/payments/payment.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type GiftTo = {
  id: string;
  created_at: Date;
  delivery_day: string | null;
  message: string;
  bank: string | null;
  payment_status: OrderPayment;
};

/** Orders to a person, by name or number, without cancelled, expired and returned ones, newest first. */
export async function readGiftsTo(
  db: Db | Trx,
  customerId: number,
  { name, mobile }: { name: string; mobile: string },
): Promise<GiftTo[]> {
  const { rows } = await sql<GiftTo>`
    select id, created_at, delivery_day, coalesce(gift->>'message', '') as message, bank, payment_status
    from shop_order
    where customer_id = ${customerId} and gift is not null and status not in ('cancelled', 'expired', 'returned')
      and (gift->>'recipientName' = ${name} or (${mobile} <> '' and gift->>'recipientMobile' = ${mobile}))
    order by created_at desc limit 20`.execute(db);
  return rows;
}
