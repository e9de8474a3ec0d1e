import type { AuditSubject } from '#domain/audit/audit-names.ts';
import type { LastSave } from '#domain/audit/seen-header.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findChangeSince, findNewestId, findSave, findSaves } from './audit.repo.ts';

/** What whoever reads a record now has seen: read it before the record, so that no change comes in between. */
export async function readSeen(db: Db): Promise<string> {
  return String(await findNewestId(db));
}

/**
 * The refusal of whoever changes a record as it no longer is: who changed it at that moment or since, the last one, and
 * when; changed among many, it has no name.
 */
export async function changedSince(
  trx: Trx,
  record: { subject: AuditSubject; subjectId: string },
  at: Date,
): Promise<Refusal> {
  const data = (await findChangeSince(trx, record, at)) ?? { by: '', at };
  return new Refusal('record.conflict', { field: 'seen', data });
}

/** They fit into a header. */
const mostSaves = 8;

/**
 * Who saved a record last and when; without an id, who saved each of the latest of its subject. Nothing since the shop was
 * opened: none.
 */
export async function readSaved(db: Db, subject: AuditSubject, subjectId?: string): Promise<LastSave[]> {
  const saves =
    subjectId === undefined
      ? await findSaves(db, subject, mostSaves)
      : await findSave(db, { subject, subjectId });
  return saves.map(({ at, ...save }) => ({ ...save, at: at.toISOString() }));
}
