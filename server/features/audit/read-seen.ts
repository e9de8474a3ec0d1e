import type { AuditSubject } from '#domain/audit/audit-names.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findChangeSince, findNewestId } from './audit.repo.ts';

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
