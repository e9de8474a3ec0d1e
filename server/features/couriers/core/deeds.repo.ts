/** Tables `courier_device`, `deed` and `courier_stop`. */
import type { Insertable } from 'kysely';
import type { ChainEnd } from '#domain/couriers/outbox.ts';
import type { DeedProblem, DeedVerdict } from '#domain/couriers/deed.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type Device = { id: string; staffId: number; offsetMs: number; at: Date };

/**
 * Locks the device, inserted at its first call. @returns the end of its hash chain; undefined for a device of another
 * courier
 */
export async function lockDevice(
  trx: Trx,
  { id, staffId, offsetMs, at }: Device,
): Promise<ChainEnd | undefined> {
  const seen = { offset_ms: offsetMs, seen_at: at };
  const row = await trx
    .insertInto('courier_device')
    .values({ id, staff_id: staffId, created_at: at, ...seen })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(seen).where('courier_device.staff_id', '=', staffId),
    )
    .returning(['last_seq', 'last_hash'])
    .executeTakeFirst();
  return row && { seq: row.last_seq, hash: row.last_hash };
}

/** The device is locked by `lockDevice`. */
export async function moveChainEnd(trx: Trx, device: string, end: ChainEnd): Promise<void> {
  await trx
    .updateTable('courier_device')
    .set({ last_seq: end.seq, last_hash: end.hash })
    .where('id', '=', device)
    .execute();
}

export type KnownDeed = {
  device: string;
  staffId: number;
  verdict: DeedVerdict;
  problem: DeedProblem | null;
};

/** A deed that any device has sent before: it is judged once. */
export async function findDeed(trx: Trx, id: string): Promise<KnownDeed | undefined> {
  return trx
    .selectFrom('deed')
    .select(['device_id as device', 'staff_id as staffId', 'verdict', 'problem'])
    .where('id', '=', id)
    .$narrowType<Pick<KnownDeed, 'verdict' | 'problem'>>()
    .executeTakeFirst();
}

/** The time of the n-th last deed of a device; undefined when it has sent fewer. */
export async function findSentBefore(
  trx: Trx,
  device: string,
  { seq, last }: { seq: number; last: number },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('deed')
    .select('server_at')
    .where('device_id', '=', device)
    .where('seq', '<=', seq - last)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.server_at;
}

/** The device is locked by `lockDevice`. */
export async function insertDeed(trx: Trx, row: Insertable<Tables['deed']>): Promise<void> {
  await trx.insertInto('deed').values(row).execute();
}

/** Records the stops that a courier's phone shows from now on; those it no longer shows end now. */
export async function saveShownStops(
  trx: Trx,
  staffId: number,
  { orders, at }: { orders: readonly string[]; at: Date },
): Promise<void> {
  let ended = trx
    .updateTable('courier_stop')
    .set({ shown_until: at })
    .where('staff_id', '=', staffId)
    .where('shown_until', 'is', null);
  if (orders.length > 0) ended = ended.where('order_id', 'not in', [...orders]);
  await ended.execute();
  if (orders.length === 0) return;
  await trx
    .insertInto('courier_stop')
    .values(orders.map((order_id) => ({ staff_id: staffId, order_id, shown_from: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
