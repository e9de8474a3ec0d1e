/** A round as a courier's phone shows it: as loaded, with unsent deeds applied. */
import type { Deed } from './deed.ts';
import { lastOf } from '../lists/last-of.ts';

export type StopState = 'ready' | 'on-the-way' | 'delivered' | 'not-delivered';
type Stop = { id: string; status: StopState };

const stateAfter: Record<Deed['kind'], StopState> = {
  'taken-along': 'on-the-way',
  'handed-over': 'delivered',
  'not-delivered': 'not-delivered',
};

/** The state of a stop after the deeds that the server does not know yet. */
export function stopState({ id, status }: Stop, waiting: readonly Deed[]): StopState {
  const last = lastOf(waiting.filter(({ order }) => order === id));
  return last ? stateAfter[last.kind] : status;
}

/** Nothing is left to do there today. */
export const isOver = (state: StopState): state is 'delivered' | 'not-delivered' =>
  state === 'delivered' || state === 'not-delivered';

/** Cash the courier carries, tenge: what the server knows of, and what was collected since. */
export function purse(balance: number, waiting: readonly Deed[]): number {
  return waiting.reduce(
    (sum, { facts: { taken } }) => sum + (taken?.kind === 'CASH' ? taken.sum : 0),
    balance,
  );
}

/** Maximum number of stops of a courier per day. */
export const mostStops = 60;
/** More stops of one courier and day than staff can assign. */
export const isRoundTooLong = (stops: number): boolean => stops > mostStops;

/** The most stops that staff put in an order at once: those of some days. */
export const mostPlannedStops = 300;

/** Hours after which personal data of a loaded round is deleted from the phone, when there was no connection since. */
export const roundHours = 14;

/** Whether a round loaded at `loadedAt` is deleted from the phone. Both in milliseconds; also when the clock was set back. */
export function isForgotten(loadedAt: number, now: number): boolean {
  return Math.abs(now - loadedAt) > roundHours * 3_600_000;
}
