import { isPolled } from '#domain/payments/attempt.ts';
import { verdictOfStatus } from '#domain/payments/bank-answer.ts';
import type { Context } from '#server/context.ts';
import { queryBank } from './query-bank.ts';
import { asPolled, type AttemptRecord } from './attempt-record.ts';
import { bringPollForward, noteQuestion } from './attempts-due.repo.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';

/**
 * Queries the bank for every attempt of an unpaid order before its reservation expires or its goods change. Only brings the
 * next poll forward: an order that turns out to be paid is settled by the next run of pollAttempts.
 * @returns paid: keep the goods as they are. unpaid: every bank confirmed it, or was never called. silent: a bank did not
 * answer.
 */
export async function queryAttempts(
  ctx: Pick<Context, 'db' | 'now' | 'banks'>,
  orderId: string,
): Promise<'paid' | 'unpaid' | 'silent'> {
  const attempts = await readAttempts(ctx.db, orderId);
  if (attempts.some(({ state }) => state === 'paid')) return 'paid';
  const answers = await Promise.all(
    attempts.filter(({ state }) => isPolled(state)).map((attempt) => askOne(ctx, attempt)),
  );
  if (answers.includes('paid')) return 'paid';
  return answers.includes('silent') ? 'silent' : 'unpaid';
}

async function askOne(ctx: Pick<Context, 'db' | 'now' | 'banks'>, attempt: AttemptRecord) {
  await noteQuestion(ctx.db, attempt.id, ctx.now());
  const { bankStatus } = await queryBank(ctx, attempt);
  if (bankStatus.kind === 'silent') return 'silent';
  // A registration under way may reach the bank after this query.
  if (bankStatus.kind === 'not-found') return attempt.state === 'registering' ? 'silent' : 'unpaid';
  const { verdict } = verdictOfStatus(bankStatus.status, asPolled(attempt));
  if (verdict === 'paid') {
    await bringPollForward(ctx.db, attempt.id, ctx.now());
    return 'paid';
  }
  return ['unknown', 'mismatch', 'held'].includes(verdict) ? 'silent' : 'unpaid';
}
