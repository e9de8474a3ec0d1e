import { type Insertable, sql } from 'kysely';
import type { LinkPurpose } from '#domain/links/link.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type LinkSubject = { purpose: LinkPurpose; subjectId: string };

/** The one link of a subject that is not revoked. */
export async function findAlive(db: Db | Trx, { purpose, subjectId }: LinkSubject) {
  return db
    .selectFrom('link')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Also a link that was revoked or has expired: the caller decides. */
export async function findByHash(db: Db | Trx, hash: string) {
  return db.selectFrom('link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function insertLink(trx: Trx, row: Insertable<Tables['link']>): Promise<void> {
  await trx.insertInto('link').values(row).execute();
}

export async function revokeLink(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('link').set({ revoked_at: at }).where('id', '=', id).execute();
}

export type LinkRevocation = { purpose: LinkPurpose; subjects: readonly string[]; at: Date };

/** Revokes the links of many subjects; those revoked before keep their time. */
export async function revokeAll(trx: Trx, { purpose, subjects, at }: LinkRevocation): Promise<void> {
  if (subjects.length === 0) return;
  await trx
    .updateTable('link')
    .set({ revoked_at: at })
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', [...subjects])
    .where('revoked_at', 'is', null)
    .execute();
}

/** Records the first opening only. */
export async function noteOpened(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('link')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}

export type PinTry = {
  linkId: string;
  at: Date;
  limits: { lockAfter: number; most: number; lockSeconds: number };
};

/** A lock that ends further ahead than the longest one was set before the clock was set back. */
export async function countTry(db: Db, { linkId, at, limits }: PinTry): Promise<boolean> {
  const lockedUntil = new Date(at.getTime() + limits.lockSeconds * 1_000);
  const { rows } = await sql`
    update link set pin_failures = pin_failures + 1,
      asleep_until = case when pin_failures + 1 = ${limits.lockAfter}::int then ${lockedUntil}::timestamptz end
    where id = ${linkId} and pin_failures < ${limits.most}::int
      and (asleep_until is null or asleep_until <= ${at} or asleep_until > ${lockedUntil})
    returning id`.execute(db);
  return rows.length === 1;
}

/** The lock of a link: when it ends, and how many wrong tries there were since the last right one. */
export async function findLock(db: Db, id: string): Promise<{ end: Date | null; failures: number }> {
  return db
    .selectFrom('link')
    .select(['asleep_until as end', 'pin_failures as failures'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** After a right PIN: earlier wrong ones count no longer, and the link does not sleep. */
export async function clearTries(trx: Trx, linkId: string): Promise<void> {
  await trx
    .updateTable('link')
    .set({ pin_failures: 0, asleep_until: null })
    .where('id', '=', linkId)
    .execute();
}
