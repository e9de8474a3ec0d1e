import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

/** Blanks what staff wrote about refunds of a customer's orders. */
export async function forgetRefundNotes(trx: Trx, customerId: number): Promise<void> {
  await sql`update refund set note = '' where note <> ''
    and order_id in (select id from shop_order where customer_id = ${customerId})`.execute(trx);
}
