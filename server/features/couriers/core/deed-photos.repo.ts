/** Tables `deed_photo` and `deed_further_photo`: the first photo of a deed, and the others. */
import type { Trx } from '#server/platform/db/db.ts';

export type PhotoDeed = { orderId: string; staffId: number; hash: string | null; count: number };

/** The deed of photos. `hash`: of its only photo, or over the hashes of several; null when it announced none. */
export async function findPhotoDeed(trx: Trx, id: string): Promise<PhotoDeed | undefined> {
  const row = await trx
    .selectFrom('deed')
    .select(['order_id as orderId', 'staff_id as staffId', 'photo_hash as hash', 'photo_count as count'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, count: row.count ?? 1 };
}

/** Which photo of a deed, from 1. */
export type PhotoKey = { deed: string; place: number };
export type DeedPhoto = { received: Buffer; isDone: boolean };

/** The parts received so far, locked. */
export async function lockDeedPhoto(
  trx: Trx,
  { deed: deed_id, place }: PhotoKey,
  at: Date,
): Promise<DeedPhoto> {
  const fresh = { deed_id, received: Buffer.alloc(0), file_id: null, at };
  const row =
    place === 1
      ? await trx
          .insertInto('deed_photo')
          .values(fresh)
          .onConflict((conflict) => conflict.column('deed_id').doUpdateSet({ at }))
          .returning(['received', 'file_id'])
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('deed_further_photo')
          .values({ ...fresh, place })
          .onConflict((conflict) => conflict.columns(['deed_id', 'place']).doUpdateSet({ at }))
          .returning(['received', 'file_id'])
          .executeTakeFirstOrThrow();
  return { received: row.received, isDone: row.file_id !== null };
}

type PhotoProgress = { received: Buffer; file_id?: string };

async function change(trx: Trx, { deed, place }: PhotoKey, changed: PhotoProgress): Promise<void> {
  if (place === 1) await trx.updateTable('deed_photo').set(changed).where('deed_id', '=', deed).execute();
  else
    await trx
      .updateTable('deed_further_photo')
      .set(changed)
      .where('deed_id', '=', deed)
      .where('place', '=', place)
      .execute();
}

/** @param received all parts so far, the new one included */
export async function saveReceived(trx: Trx, photo: PhotoKey, received: Buffer): Promise<void> {
  await change(trx, photo, { received });
}

/** The file replaces the parts received. */
export async function saveDeedFile(trx: Trx, photo: PhotoKey, fileId: string): Promise<void> {
  await change(trx, photo, { file_id: fileId, received: Buffer.alloc(0) });
}

/** Deletes parts of photos that were never completed. */
export async function deleteUnfinished(trx: Trx, before: Date): Promise<void> {
  for (const table of ['deed_photo', 'deed_further_photo'] as const)
    await trx.deleteFrom(table).where('file_id', 'is', null).where('at', '<', before).execute();
}
