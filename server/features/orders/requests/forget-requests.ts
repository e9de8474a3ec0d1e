/** What recipients wrote: handed to them, and forgotten with them or with the giver. */
import { sql } from 'kysely';
import { finishedStatuses } from '#domain/order.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** Thanks for these orders. Who wants no more gifts has said so for themselves: that stays. */
export async function forgetThanks(trx: Trx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await trx
    .deleteFrom('gift_thanks')
    .where('order_id', 'in', [...orders])
    .execute();
}

/** Address and thanks of a recipient, of all that is over; its zone and fee stay for the books. @param mac of their number */
export async function forgetRecipient(trx: Trx, mac: string): Promise<void> {
  const blank = JSON.stringify({ fullname: '', mobile: '', line1: '' });
  const words = JSON.stringify({ recipientName: '', recipientMobile: '' });
  const { rows } = await sql<{ id: string }>`
    update shop_order o set address = (address - 'line2' - 'landmark') || ${blank}::jsonb, gift = gift || ${words}::jsonb
    from gift_request r where r.order_id = o.id and r.recipient_mac = ${mac} and o.recipient_asks
      and o.status = any(${[...finishedStatuses]}::text[]) returning o.id`.execute(trx);
  const orders = rows.map(({ id }) => id);
  await forgetThanks(trx, orders);
  if (orders.length > 0)
    await trx
      .updateTable('gift_request')
      .set({ recipient_mac: '' })
      .where('order_id', 'in', orders)
      .execute();
}

/** What the recipient with this number answered, for handing it to them: their words, never who gave or what it cost. */
export async function exportAnswers(db: Db, mac: string) {
  const { rows } = await sql<{ day: string | null; address: unknown; thanks: string | null }>`
    select to_char(o.delivery_day, 'YYYY-MM-DD') as day, o.address, t.text as thanks
    from gift_request r join shop_order o on o.id = r.order_id left join gift_thanks t on t.order_id = r.order_id
    where r.recipient_mac = ${mac} and o.recipient_asks order by r.created_at`.execute(db);
  return rows;
}
