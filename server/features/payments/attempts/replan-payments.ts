import { longestStepSeconds } from '#domain/payments/attempt-schedule.ts';
import { clockToleranceSeconds, isBeyond, spread } from '#domain/clock-step.ts';
import { longestRefundStepSeconds } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import { findRefundsAhead, replanRefund } from '#server/features/payments/refunds/refunds.repo.ts';
import { findAttemptsAhead, replanAttempt } from './attempts-due.repo.ts';

/** Seconds until the first rescheduled query: never two within five seconds, by any clock. */
const soonestSeconds = 5;
const shortestStepSeconds = 45;
/** A call to a bank may be under way, and ends before this. */
const refundSeconds = { soonest: 20, longest: 40 };

/**
 * After the clock was set back, polls planned by the former clock are too far ahead. They are rescheduled within the
 * interval each would have had, spread evenly, so that the banks are not queried for everything at once.
 */
export async function replanPayments(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const now = ctx.now();
  const ahead = (await findAttemptsAhead(ctx.db, now, shortestStepSeconds + clockToleranceSeconds)).filter(
    (one) => isBeyond(one.next_check_at, stepOf(one, now), now),
  );
  for (const [at, one] of ahead.entries()) {
    const next = spread(at, ahead.length, { soonest: soonestSeconds, longest: stepOf(one, now) }, now);
    await replanAttempt(ctx.db, one, next, now);
  }
  const refunds = (await findRefundsAhead(ctx.db, now)).filter(({ checks, next_check_at }) =>
    isBeyond(next_check_at, longestRefundStepSeconds(checks), now),
  );
  for (const [at, one] of refunds.entries())
    await replanRefund(ctx.db, one, spread(at, refunds.length, refundSeconds, now));
  if (ahead.length + refunds.length > 0)
    ctx.log.warn(
      { attempts: ahead.length, refunds: refunds.length },
      'the clock was set back; questions to the banks are planned anew',
    );
}

function stepOf({ created_at: createdAt, session_ends_at: sessionEndsAt }: Stamps, now: Date): number {
  return longestStepSeconds({ createdAt, sessionEndsAt }, now);
}

type Stamps = { created_at: Date; session_ends_at: Date };
