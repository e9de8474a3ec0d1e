/** A round as a courier's phone shows it: as it was loaded, with the deeds that wait to be sent. */
import type { Deed } from './deed.ts';

type Stop = { id: string; status: 'ready' | 'on-the-way' | 'delivered' };
export type StopState = Stop['status'] | 'not-delivered';

const stateAfter: Record<Deed['kind'], StopState> = {
  'taken-along': 'on-the-way',
  'handed-over': 'delivered',
  'not-delivered': 'not-delivered',
};

/** Where a stop is after the deeds that the server does not know yet. */
export function stopState({ id, status }: Stop, waiting: readonly Deed[]): StopState {
  const last = waiting.findLast(({ order }) => order === id);
  return last ? stateAfter[last.kind] : status;
}

/** Cash in the courier's purse, tenge: what the server knows of, and what was taken since. */
export function purse(balance: number, waiting: readonly Deed[]): number {
  return waiting.reduce(
    (sum, { facts: { taken } }) => sum + (taken?.kind === 'CASH' ? taken.sum : 0),
    balance,
  );
}

/** The most that a courier is given for one day. */
export const mostStops = 60;

/** What is known of people is forgotten so many hours after the round was loaded, when no connection came since. */
export const roundHours = 14;

export function isForgotten(loadedAt: number, now: number): boolean {
  return Math.abs(now - loadedAt) > roundHours * 3_600_000;
}
