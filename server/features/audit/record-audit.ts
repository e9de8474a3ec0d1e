/** The audit log (audit trail): who changed what in the back office, from what to what. */
import type { AuditAction, AuditSubject } from '#domain/audit/audit-names.ts';
import { keptFacts } from '#domain/audit/kept-facts.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findForeignChange, insertEntry, lockChain, storedText } from './audit.repo.ts';
import { hashOf, keyedLink } from './chain-hash.ts';

/** Who did it and from where; a call of a staff route has all of it. */
export type AuditBy = {
  actor: (Pick<StaffActor, 'staffId' | 'name'> & Partial<Pick<StaffActor, 'sessionId'>>) | undefined;
  ip: string;
  requestId: string;
  /** What they have seen of the record, as `readSeen` told it. */
  seen?: string | undefined;
};
export type AuditFact = {
  action: AuditAction;
  subject?: AuditSubject;
  subjectId?: string | number;
  before?: unknown;
  after?: unknown;
};

/**
 * Writes one audit row in the transaction of its change: both happen or neither. Call it last, because the chain stays
 * locked until the transaction ends.
 * @throws Refusal `record.conflict` when somebody else has changed the record since it was seen; `data` says who and when
 */
export async function recordAudit(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'secrets'>,
  by: AuditBy,
  fact: AuditFact,
): Promise<void> {
  const previous_hash = await lockChain(trx);
  await requireSeen(trx, by, fact);
  const entry = {
    at: ctx.now(),
    staff_id: by.actor?.staffId ?? null,
    staff_name: by.actor?.name ?? '',
    action: fact.action,
    subject: fact.subject ?? '',
    subject_id: String(fact.subjectId ?? ''),
    before: await storedText(trx, asJson(keptFacts(fact.subject, fact.before))),
    after: await storedText(trx, asJson(keptFacts(fact.subject, fact.after))),
    ip: by.ip,
    request_id: by.requestId,
    previous_hash,
    link: keyedLink,
  };
  await insertEntry(trx, { ...entry, hash: hashOf(entry, ctx.secrets) });
}

async function requireSeen(
  trx: Trx,
  { actor, seen }: AuditBy,
  { action, subject, subjectId = '' }: AuditFact,
): Promise<void> {
  if (seen === undefined) return;
  if (!/^\d{1,12}$/.test(seen)) throw new Refusal('request.invalid', { field: 'seen' });
  const record = { action, subject: subject ?? '', subjectId: String(subjectId) };
  const change = await findForeignChange(trx, record, {
    after: Number(seen),
    staffId: actor?.staffId ?? null,
  });
  if (change) throw new Refusal('record.conflict', { field: 'seen', data: change });
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
