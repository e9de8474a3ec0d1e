import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { insertEvent, updateAttemptIf } from '#server/features/payments/payments.repo.ts';

/**
 * Marks an attempt as retired, because it was replaced or its order ended. It is still polled: its page may have been
 * paid, or may still be.
 */
export async function retire(
  trx: Trx,
  attempt: AttemptRecord,
  why: string,
  at: Date,
): Promise<AttemptRecord> {
  const { id, state } = attempt;
  const retired = await updateAttemptIf(trx, id, state, { state: 'retired', updated_at: at });
  if (!retired) return attempt;
  await insertEvent(trx, {
    attempt_id: id,
    at,
    kind: why,
    from_state: state,
    to_state: 'retired',
    raw: null,
  });
  return retired;
}
