import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import type { KnownOrder, Life, Simulation } from './world.ts';

/** One thing that happens; returns how it ended, for the history. */
export type Step = (world: Simulation, life: Life) => Promise<string>;

/** Whether the bank has made this refund of the shop's. */
export function isRefundedAt(bank: SimulatedBank, refundId: string): boolean {
  return bank.book
    .all()
    .some(({ refunds }) => refunds.some(({ externalRefundId }) => externalRefundId === refundId));
}

/** Somebody who paid, if there is one. */
export function pickPaid(life: Life): KnownOrder | undefined {
  return life.paid.length > 0 && life.chance.is(0.8) ? life.chance.oneOf(life.paid) : pick(life);
}

export function pick({ chance, orders }: Life): KnownOrder | undefined {
  // Mostly the newest: old histories are over.
  return chance.is(0.6)
    ? orders.at(-chance.upTo(Math.max(1, Math.min(3, orders.length))))
    : chance.oneOf(orders);
}
