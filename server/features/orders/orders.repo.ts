import type { Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OrderRecord } from './order-record.ts';

export type OrderPatch = Updateable<Tables['shop_order']>;
export type EventRow = Omit<Tables['order_event'], 'id' | 'note' | 'is_public'> & {
  note: string;
  is_public: boolean;
};

export async function lockOrderRow(trx: Trx, id: string): Promise<OrderRecord | undefined> {
  // No key update: rows that point at the order (events, attempts) may still be written beside it.
  const row = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as OrderRecord | undefined;
}

/** Writes only if status and payment are still what the caller saw; says whether it wrote. */
export async function updateOrderIf(trx: Trx, seen: OrderRecord, patch: OrderPatch): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shop_order')
    .set(patch)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('payment_status', '=', seen.payment_status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertEvent(trx: Trx, event: EventRow): Promise<void> {
  await trx.insertInto('order_event').values(event).execute();
}

/**
 * Ends holds at `latest` that would end after it. One statement for an order, and only while it waits for its money.
 * @param beyond no hold that this clock has planned ends later
 * @returns how many there were
 */
export async function cutReservations(db: Db, latest: Date, beyond: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ expires_at: latest })
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '>', beyond)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
