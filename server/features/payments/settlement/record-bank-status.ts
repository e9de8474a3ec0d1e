import { type AttemptJudgement, isPolled } from '#domain/payments/attempt.ts';
import { nextCheckAt } from '#domain/payments/attempt-schedule.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { postPaid } from '#server/features/payments/post-money.ts';
import type { BankAnswer } from '#server/features/payments/attempts/query-bank.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { findLastEventKind, insertEvent, updateAttemptIf } from '#server/features/payments/payments.repo.ts';

/**
 * Records the bank's answer on a locked attempt: its state, its last status, the next poll, and an event if the answer
 * is new. Polling that ends without a result raises an alarm.
 */
export async function recordBankStatus(
  trx: Trx,
  attempt: AttemptRecord,
  asked: BankAnswer,
  judged: AttemptJudgement,
  at: Date,
): Promise<AttemptRecord> {
  const state = judged.to ?? attempt.state;
  const silences = asked.bankStatus.kind === 'silent' ? attempt.silences + 1 : 0;
  const checks = attempt.checks + 1;
  const { created_at: createdAt, session_ends_at: sessionEndsAt } = attempt;
  const next = nextCheckAt({ state, checks, silences, createdAt, sessionEndsAt }, at);
  const updated = await updateAttemptIf(trx, attempt.id, attempt.state, {
    ...whatBankTold(attempt, asked),
    state,
    ...(judged.to === 'paid' ? { paid_at: at } : {}),
    checks,
    silences,
    next_check_at: next,
    // Changes with the state only: an old registration must not look recent because it was polled.
    ...(judged.to === null ? {} : { updated_at: at }),
  });
  if (updated && judged.to === 'paid') await postPaid(trx, updated);
  await noteBankStatus(trx, attempt, asked, judged, at);
  const givenUp = isPolled(state) && next === null;
  if (givenUp)
    await noteBankStatus(trx, attempt, asked, { to: null, event: 'watch-ended', alarm: silences > 0 }, at);
  return updated ?? attempt;
}

/** A status of another order number is not stored on the attempt; it counts as no answer. */
function whatBankTold(attempt: AttemptRecord, { bankStatus }: BankAnswer) {
  if (bankStatus.kind !== 'status' || bankStatus.status.orderNumber !== attempt.order_number) return {};
  const { orderStatus, actionCode, bankOrderId } = bankStatus.status;
  return {
    ...(orderStatus === null ? {} : { last_status: orderStatus, last_action_code: actionCode }),
    ...(attempt.bank_order_id === null && bankOrderId !== null ? { bank_order_id: bankOrderId } : {}),
  };
}

async function noteBankStatus(
  trx: Trx,
  attempt: AttemptRecord,
  asked: BankAnswer,
  judged: AttemptJudgement,
  at: Date,
): Promise<void> {
  if (judged.to === null && (await findLastEventKind(trx, attempt.id)) === judged.event) return;
  await insertEvent(trx, {
    attempt_id: attempt.id,
    at,
    kind: judged.event,
    from_state: attempt.state,
    to_state: judged.to ?? attempt.state,
    raw: asked.raw === null ? null : JSON.stringify(asked.raw),
    is_alarm: judged.alarm,
  });
}
