/** Table `deed_photo`. */
import type { Trx } from '#server/platform/db/db.ts';

export type PhotoDeed = { orderId: string; staffId: number; hash: string | null };

export async function findPhotoDeed(trx: Trx, id: string): Promise<PhotoDeed | undefined> {
  return trx
    .selectFrom('deed')
    .select(['order_id as orderId', 'staff_id as staffId', 'photo_hash as hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type DeedPhoto = { received: Buffer; isDone: boolean };

/** What has arrived so far, locked. */
export async function lockDeedPhoto(trx: Trx, deedId: string, at: Date): Promise<DeedPhoto> {
  const row = await trx
    .insertInto('deed_photo')
    .values({ deed_id: deedId, received: Buffer.alloc(0), file_id: null, at })
    .onConflict((conflict) => conflict.column('deed_id').doUpdateSet({ at }))
    .returning(['received', 'file_id'])
    .executeTakeFirstOrThrow();
  return { received: row.received, isDone: row.file_id !== null };
}

export async function saveReceived(trx: Trx, deedId: string, received: Buffer): Promise<void> {
  await trx.updateTable('deed_photo').set({ received }).where('deed_id', '=', deedId).execute();
}

/** The file stands for what has arrived. */
export async function saveDeedFile(trx: Trx, deedId: string, fileId: string): Promise<void> {
  const done = { file_id: fileId, received: Buffer.alloc(0) };
  await trx.updateTable('deed_photo').set(done).where('deed_id', '=', deedId).execute();
}

/** Parts of photos whose rest never came. */
export async function deleteUnfinished(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('deed_photo').where('file_id', 'is', null).where('at', '<', before).execute();
}
