import { sql, type Updateable } from 'kysely';
import { noCard } from '#domain/additions.ts';
import { finishedStatuses } from '#domain/order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type TakingRow = {
  orderId: string;
  courier: string;
  courierId: number | null;
  reason: string;
};

/** @returns its id, the source of its posting in the ledger */
export async function insertTaking(trx: Trx, row: TakingRow): Promise<number> {
  const { id } = await trx
    .insertInto('taking')
    .values({
      order_id: row.orderId,
      courier: row.courier,
      courier_id: row.courierId,
      reason: row.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Details of an order that staff change; not its money and state. */
export type OrderDetails = Pick<
  Updateable<Tables['shop_order']>,
  | 'address'
  | 'gift'
  | 'comment'
  | 'delivery_method'
  | 'delivery_day'
  | 'delivery_from'
  | 'delivery_to'
  | 'slot_id'
  | 'promise_lost_at'
  | 'zone_id'
  | 'recipient_asks'
  | 'asked_place'
  | 'courier'
  | 'courier_id'
>;

/** An addition has the address, time and courier of its order, and no greeting card of its own. */
export async function updateDetails(trx: Trx, id: string, set: OrderDetails, at: Date): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ ...set, updated_at: at })
    .where('id', '=', id)
    .execute();
  await sql`update shop_order a set address = o.address, gift = o.gift || ${JSON.stringify(noCard)}::jsonb,
      delivery_method = o.delivery_method, delivery_day = o.delivery_day, delivery_from = o.delivery_from,
      delivery_to = o.delivery_to, promise_lost_at = o.promise_lost_at, zone_id = o.zone_id,
      recipient_asks = o.recipient_asks, asked_place = o.asked_place, courier = o.courier, courier_id = o.courier_id,
      updated_at = ${at}
    from shop_order o where o.id = ${id} and a.adds_to = o.id and not a.status = any(${[...finishedStatuses]}::text[])`.execute(
    trx,
  );
}

/**
 * Adds to the wrong hand-over codes sent for an order, and locks it. @param courier it must be this one's, unless undefined
 * @returns how many there are now; undefined when it is not theirs
 */
export async function countWrongCodes(
  trx: Trx,
  orderId: string,
  { more, courier }: { more: number; courier?: number | undefined },
): Promise<number | undefined> {
  let update = trx
    .updateTable('shop_order')
    .set((e) => ({ wrong_codes: sql`coalesce(${e.ref('wrong_codes')}, 0) + ${more}` }))
    .where('id', '=', orderId);
  if (courier !== undefined) update = update.where('courier_id', '=', courier);
  const row = await update.returning('wrong_codes').executeTakeFirst();
  return row && (row.wrong_codes ?? 0);
}
