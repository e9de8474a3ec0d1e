import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import type { KnownOrder, Life, Simulation } from '../world.ts';

/** One step of a run; returns its outcome for the history. */
export type Step = (world: Simulation, life: Life) => Promise<string>;

/** Whether the bank has carried out this refund of the shop. */
export function isRefundedAt(bank: SimulatedBank, refundId: string): boolean {
  return bank.book
    .all()
    .some(({ refunds }) => refunds.some(({ externalRefundId }) => externalRefundId === refundId));
}

/** Usually a paid order, if there is one. */
export function pickPaid(life: Life): KnownOrder | undefined {
  return life.paid.length > 0 && life.chance.is(0.8) ? life.chance.oneOf(life.paid) : pick(life);
}

export function pick({ chance, orders }: Life): KnownOrder | undefined {
  // Mostly the newest: older orders are finished.
  return chance.is(0.6)
    ? orders.at(-chance.upTo(Math.max(1, Math.min(3, orders.length))))
    : chance.oneOf(orders);
}
