import type { AuditAction, AuditSubject } from '#domain/audit/audit-names.ts';
import type { Context } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { actAs, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AuditBy, recordAudit } from './record-audit.ts';

export type OfficeContext = Pick<Context, 'db' | 'now' | 'secrets' | 'invalidation' | 'log'>;
/** A member of staff who acts, and from where. */
export type By = AuditBy & { actor: StaffActor };
/** What an audited operation changed: id of the record, its state before and after. */
export type Change<T> = { id: string | number; before?: unknown; after?: unknown; result: T };
export type AuditedAction = { action: AuditAction; subject: AuditSubject };

/**
 * One write of the back office: the change and its audit row, both or neither; afterwards the public cache is
 * invalidated. Constraint violations become refusals: a name that is taken, a record still in use, one that does not
 * exist.
 */
export async function withAudit<T>(
  ctx: OfficeContext,
  by: AuditBy,
  action: AuditedAction,
  work: (trx: Trx) => Promise<Change<T>>,
): Promise<T> {
  const change = await inTransaction(ctx.db, async (trx) => {
    if (by.actor) await actAs(trx, by.actor.staffId);
    const change = await work(trx).catch((error: unknown) => Promise.reject(asRefusal(error, action)));
    const { id, before, after } = change;
    await recordAudit(trx, ctx, by, { ...action, subjectId: id, before, after });
    return change;
  });
  ctx.invalidation.publish();
  return change.result;
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const checkViolation = '23514';

function asRefusal(error: unknown, { action }: AuditedAction): unknown {
  const state = sqlState(error);
  const { constraint = '', detail = '' } = error as { constraint?: string; detail?: string };
  if (state === uniqueViolation)
    return new Refusal('record.conflict', { field: fieldOf(constraint), data: { taken: takenOf(detail) } });
  if (state === checkViolation) return new Refusal('request.invalid', { field: fieldOf(constraint) });
  if (state !== foreignKeyViolation) return error;
  if (action === 'delete') return new Refusal('record.in-use');
  return constraint.includes('picture')
    ? new Refusal('picture.invalid', { field: 'picture' })
    : new Refusal('request.invalid', { field: fieldOf(constraint) });
}

/** `Key (code)=(BAHAR10) already exists.` is about `BAHAR10`. */
const takenOf = (detail: string): string => detail.split(')=(')[1]?.split(') already')[0] ?? '';

/** `product_brand_id_fkey` is about `brand`; `product_option_sku_key` about `sku`. */
function fieldOf(constraint: string): string {
  const words = constraint.split('_').filter((word) => !['fkey', 'key', 'check', 'id'].includes(word));
  return words.at(-1) ?? '';
}
