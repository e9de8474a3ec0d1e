import type { Context } from '#server/context.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { insertEvent } from '#server/features/payments/payments.repo.ts';

/**
 * Asks the bank to close the page of a replaced attempt. Banks need not support this, so a refusal is normal: the
 * attempt is still polled, and money paid there is settled or refunded.
 * @returns whether nobody can pay there any more
 */
export async function closePage(
  ctx: Pick<Context, 'db' | 'now' | 'banks'>,
  attempt: AttemptRecord,
): Promise<boolean> {
  const bank = ctx.banks.get(attempt.bank);
  if (!bank || attempt.bank_order_id === null) return false;
  const answer = await bank.decline({
    bankOrderId: attempt.bank_order_id,
    orderNumber: attempt.order_number,
  });
  const why = answer.kind === 'refused' ? answer.code : 'reason' in answer ? answer.reason : '';
  await insertEvent(ctx.db, {
    attempt_id: attempt.id,
    at: ctx.now(),
    kind: answer.kind === 'done' ? 'page-closed' : `page-not-closed:${answer.kind}:${why}`,
    from_state: attempt.state,
    to_state: attempt.state,
    raw: null,
  });
  return answer.kind === 'done';
}
