import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { registeringSeconds } from '#domain/payments/attempt.ts';
import { closePage } from './close-page.ts';
import { openPage } from './open-page.ts';
import { findAttempt, updateAttemptIf } from '#server/features/payments/payments.repo.ts';
import type { Settlement } from '#server/features/payments/settlement/settle-attempt.ts';
import { type PayInput, takeTurn } from './take-turn.ts';

type StartContext = Pick<Context, 'db' | 'now' | 'newId' | 'banks' | 'config'>;
/** Queries the bank about an attempt and settles the answer. */
export type Settle = (attempt: AttemptRecord) => Promise<Settlement>;

const mostRounds = 6;
const mostRegistrations = 3;
const lookEveryMs = 100;
const longestWaitMs = 9_500;

/**
 * Returns the address of the bank page for an order, opening one if there is none. However many requests come at once,
 * on however many nodes, the bank gets one registration and all get the same address.
 *
 * A customer who chooses another bank gets it: the page at the first bank is closed if the bank supports that, and
 * polled until it is final in any case. If both are paid, the first payment is kept and the second refunded; waiting up
 * to twenty minutes for an unresponsive bank would be worse.
 * @throws Refusal `bank.refused`, `bank.unreachable` (the order stays payable) and those of `takeTurn`
 */
export async function startAttempt(ctx: StartContext, input: PayInput, settle: Settle): Promise<string> {
  let registrations = 0;
  for (let round = 1; round <= mostRounds && registrations < mostRegistrations; round += 1) {
    const turn = await takeTurn(ctx, input);
    if (turn.kind === 'page') return turn.formUrl;
    if (turn.kind === 'wait') {
      await awaitTurn(ctx, turn.attemptId);
      continue;
    }
    if (turn.kind === 'recover' && !(await isFree(ctx, turn.attempt, settle))) continue;
    if (turn.kind === 'open' && (await foundMoney(ctx, turn.older, settle))) {
      await updateAttemptIf(ctx.db, turn.attempt.id, 'registering', { state: 'failed', next_check_at: null });
      continue;
    }
    registrations += 1;
    const opening = await openPage(ctx, turn.attempt, { ...turn, returnTo: input.returnTo });
    if (opening.kind === 'handed-out') return opening.formUrl;
    if (opening.kind === 'overtaken') await closePage(ctx, opening.attempt);
    if (opening.kind === 'refused')
      throw new Refusal('bank.refused', { reason: 'the bank refused to open a payment' });
    if (opening.kind === 'unreachable')
      throw new Refusal('bank.unreachable', { reason: 'the bank did not open a payment' });
  }
  throw new Refusal('bank.unreachable', { reason: 'no payment could be opened in several tries' });
}

/** Another request, on this or another node, is registering the attempt: waits until its row shows the outcome. */
async function awaitTurn(ctx: StartContext, attemptId: string): Promise<void> {
  let attempt: AttemptRecord | undefined;
  // By the clock: on a busy server looks take longer than the pauses between them.
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    await wait(lookEveryMs);
    attempt = await findAttempt(ctx.db, attemptId);
    if (attempt?.state === 'failed')
      throw new Refusal('bank.unreachable', { reason: 'another call could not open the payment' });
    if (attempt?.state !== 'registering' && attempt?.state !== 'unknown') return;
  }
  const since = attempt ? ctx.now().getTime() - attempt.updated_at.getTime() : 0;
  // From then on any call may resolve it: whoever is opening it may be gone.
  const retryAfter = Math.max(1, registeringSeconds + 1 - Math.floor(since / 1_000));
  const reason = 'another call is still opening the payment';
  throw new Refusal('bank.unreachable', { reason, retryAfter });
}

/**
 * Resolves a registration whose answer was lost. If the bank has it, nobody has its page: it is closed and replaced in
 * the next round. If the bank certainly does not have it, the order number can be sent again.
 */
async function isFree(ctx: StartContext, attempt: AttemptRecord, settle: Settle): Promise<boolean> {
  const { attempt: settled, bankStatus } = await settle(attempt);
  if (settled.state === 'retired') await closePage(ctx, settled);
  if (settled.state !== 'registering') return false;
  if (bankStatus.kind === 'not-found') return true;
  // The outcome is still unknown: the next call or the next poll queries again.
  await updateAttemptIf(ctx.db, attempt.id, 'registering', { state: 'unknown' });
  throw new Refusal('bank.unreachable', { reason: 'what became of the last payment is unknown' });
}

/** A page that cannot be closed may have been paid a moment ago: that is settled before a new one opens. */
async function foundMoney(
  ctx: StartContext,
  older: readonly AttemptRecord[],
  settle: Settle,
): Promise<boolean> {
  let found = false;
  for (const attempt of older) {
    if (await closePage(ctx, attempt)) continue;
    found = (await settle(attempt)).attempt.state === 'paid' || found;
  }
  return found;
}
