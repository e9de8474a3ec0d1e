import type { Insertable } from 'kysely';
import type { LinkPurpose } from '#domain/links/link.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type LinkSubject = { purpose: LinkPurpose; subjectId: string };

/** The one link of a subject that nobody has revoked. */
export async function findAlive(db: Db | Trx, { purpose, subjectId }: LinkSubject) {
  return db
    .selectFrom('link')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function findByHash(db: Db | Trx, hash: string) {
  return db.selectFrom('link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function insertLink(trx: Trx, row: Insertable<Tables['link']>): Promise<void> {
  await trx.insertInto('link').values(row).execute();
}

export async function revokeLink(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('link').set({ revoked_at: at }).where('id', '=', id).execute();
}

export type Revoked = { purpose: LinkPurpose; subjects: readonly string[]; at: Date };

export async function revokeAll(trx: Trx, { purpose, subjects, at }: Revoked): Promise<void> {
  if (subjects.length === 0) return;
  await trx
    .updateTable('link')
    .set({ revoked_at: at })
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', [...subjects])
    .where('revoked_at', 'is', null)
    .execute();
}

export async function noteOpened(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('link')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}
