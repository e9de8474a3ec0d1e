/** Tables `order_photo` and `photo_answer`, and the deadline of the buyer's answer. */
import { sql } from 'kysely';
import type { PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import { finishedStatuses } from '#domain/order.ts';
import { isOpenChange } from '#server/features/orders/core/open-photo-change.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type PhotoRow = { id: string; path: string; width: number; height: number };
export type PhotoAnswerRow = { answer: PhotoAnswer; words: string; at: Date; doneAt: Date | null };

/** Changes that buyers asked for, in their words, and that nobody has made or refused yet, by order. */
export async function findPhotoChanges(
  db: Db | Trx,
  orders: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; words: string }>`
    select p.order_id as id, p.words from photo_answer p
    where p.order_id = any(${[...orders]}::text[]) and ${isOpenChange}`.execute(db);
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** Why a change that was asked for is not made, as staff told the buyer. */
export async function findLeftReason(db: Db | Trx, orderId: string): Promise<string | undefined> {
  return findNote(db, orderId, 'photo-change-left');
}

/** Photos that are not deleted, in the order they were taken. */
export async function findPhotos(db: Db | Trx, orderId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('order_photo')
    .select(['id', 'path', 'width', 'height'])
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Those of these orders that have a photo, or a reason for going without. */
export async function findPhotographedOrSkipped(
  db: Db | Trx,
  orders: readonly string[],
): Promise<Set<string>> {
  const photographed = db
    .selectFrom('order_photo')
    .select('order_id')
    .where('order_id', 'in', [...orders])
    .where('deleted_at', 'is', null);
  const skipped = db
    .selectFrom('order_event')
    .select('order_id')
    .where('order_id', 'in', [...orders])
    .where('event', '=', 'photo-skipped');
  const rows = await photographed.union(skipped).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The newest reason why an order's parcel goes without a photo; empty after erasure. */
export async function findSkipReason(db: Db | Trx, orderId: string): Promise<string | undefined> {
  return findNote(db, orderId, 'photo-skipped');
}

/** The note of the newest event of this name. */
async function findNote(db: Db | Trx, orderId: string, event: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_event')
    .select('note')
    .where('order_id', '=', orderId)
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.note;
}

/**
 * What the buyer answered; undefined before they have. `doneAt` is null while a change they asked for is to be made.
 */
export async function findPhotoAnswer(db: Db | Trx, orderId: string): Promise<PhotoAnswerRow | undefined> {
  return db
    .selectFrom('photo_answer')
    .select(['answer', 'words', 'at', 'done_at as doneAt'])
    .where('order_id', '=', orderId)
    .$narrowType<{ answer: PhotoAnswer }>()
    .executeTakeFirst();
}

type NewPhoto = PhotoRow & { orderId: string; bytes: number; staffId: number; at: Date };

export async function insertPhoto(trx: Trx, { orderId, staffId, at, ...photo }: NewPhoto): Promise<void> {
  const row = { ...photo, order_id: orderId, staff_id: staffId, created_at: at, deleted_at: null };
  await trx.insertInto('order_photo').values(row).execute();
}

/** One answer per order; the caller holds its lock. */
export async function insertPhotoAnswer(
  trx: Trx,
  { orderId: order_id, ...row }: { orderId: string; answer: PhotoAnswer; words: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('photo_answer')
    .values({ order_id, ...row, done_at: null })
    .execute();
}

/**
 * Marks a change asked for before the photo was sent as done.
 * @returns whether a change had been asked for
 */
export async function endPhotoChange(
  trx: Trx,
  orderId: string,
  { sentAt, at }: { sentAt: Date; at: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('photo_answer')
    .set({ done_at: at })
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .where('at', '<=', sentAt)
    .returning('answer')
    .executeTakeFirst();
  return done?.answer === 'change';
}

/** @returns the storage paths of their files */
export async function markPhotosDeleted(
  trx: Trx,
  which: { ids: readonly string[] } | { orders: readonly string[] },
  at: Date,
): Promise<string[]> {
  const [column, values] =
    'ids' in which ? (['id', which.ids] as const) : (['order_id', which.orders] as const);
  if (values.length === 0) return [];
  const rows = await trx
    .updateTable('order_photo')
    .set({ deleted_at: at })
    .where(column, 'in', [...values])
    .where('deleted_at', 'is', null)
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}

/** Whether a row that is not deleted names the file. */
export async function isPhotoKept(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_photo')
    .select('id')
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Photos of orders that ended before a moment. */
export async function findOldPhotos(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_photo')
    .innerJoin('shop_order', 'shop_order.id', 'order_photo.order_id')
    .select('order_photo.id')
    .where('deleted_at', 'is', null)
    .where('order_photo.created_at', '<', before)
    .where('shop_order.status', 'in', [...finishedStatuses])
    .where('shop_order.status_since', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases what a person wrote about photos. */
export async function erasePhotoAnswers(trx: Trx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await trx
    .updateTable('photo_answer')
    .set({ words: '' })
    .where('order_id', 'in', [...orders])
    .execute();
}
