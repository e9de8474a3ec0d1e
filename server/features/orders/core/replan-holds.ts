import { clockToleranceSeconds } from '#domain/clock-step.ts';
import { phoneHoldHours, holdMinutes } from '#domain/payments/payment.ts';
import type { Context } from '#server/context.ts';
import { cutHolds } from './orders.repo.ts';

/**
 * After the clock was set back, reservations planned by the former clock end too late: they are shortened to a full
 * reservation from now.
 */
export async function replanHolds(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const latest = new Date(ctx.now().getTime() + holdMinutes * 60_000);
  const beyond = new Date(latest.getTime() + clockToleranceSeconds * 1_000);
  const held = new Date(beyond.getTime() + phoneHoldHours.most * 3_600_000);
  const orders = await cutHolds(ctx.db, latest, { beyond, held });
  if (orders > 0) ctx.log.warn({ orders }, 'the clock was set back; holds end earlier');
}
