/**
 * The outbox of a courier's phone: deeds in order, and the next one the server expects. Sending again is harmless: the
 * server identifies a deed by its id, and accepts the deeds of a device in order.
 */
import { isWithinLast } from '../clock-step.ts';
import { undoSeconds } from '../staff-moves.ts';
import { type Deed, mostDeeds } from './deed.ts';
import { lastIndexWhere, lastOf } from '../lists/last-of.ts';

export type Outbox = {
  device: string;
  /** Every deed of this device that the phone still has, oldest first. */
  deeds: readonly Deed[];
  /** The sequence number the server expects next, as far as the phone knows. */
  next: number;
  /** The last one that was ever sent, whether it arrived or not. */
  tried: number;
};

export type NewDeed = Pick<Deed, 'id' | 'order' | 'kind' | 'facts' | 'seen' | 'at'>;

/** The end of a hash chain: what the next deed is linked to. */
export type ChainEnd = { seq: number; hash: string };
export const emptyChain: ChainEnd = { seq: 0, hash: '' };

/** Deeds that the server has not confirmed. */
export function waitingDeeds({ deeds, next }: Outbox): Deed[] {
  return deeds.filter(({ seq }) => seq >= next);
}

/** The latest deeds, which may still be undone: they are not sent meanwhile, and what was sent cannot be undone. */
export function undoableDeeds({ deeds, tried }: Outbox, now: Date): Deed[] {
  // One in the future was written before the clock was set back; those before it stay undoable with it.
  const end = lastIndexWhere(
    deeds,
    ({ seq, at }) => seq <= tried || !isWithinLast(new Date(at), undoSeconds, now),
  );
  return deeds.slice(end + 1);
}

/** The next call's deeds: in order, and none that may still be undone. */
export function batchOf(outbox: Outbox, now: Date): Deed[] {
  const held = undoableDeeds(outbox, now).length;
  const waiting = waitingDeeds(outbox);
  return waiting.slice(0, Math.min(mostDeeds, Math.max(0, waiting.length - held)));
}

/** Recorded before the call, whatever its outcome: these may have arrived. */
export function triedToSend(outbox: Outbox, batch: readonly Deed[]): Outbox {
  return { ...outbox, tried: Math.max(outbox.tried, lastOf(batch)?.seq ?? 0) };
}

/** What the last press wrote and may still be undone: several stops are taken along together, at one moment. */
export function lastPress(outbox: Outbox, now: Date): Deed[] {
  const undoable = undoableDeeds(outbox, now);
  const last = lastOf(undoable);
  const isOfIt = (deed: Deed) =>
    deed === last || (deed.at === last?.at && deed.kind === 'taken-along' && last.kind === 'taken-along');
  return undoable.slice(lastIndexWhere(undoable, (deed) => !isOfIt(deed)) + 1);
}

/** Without what the last press wrote, while it may be undone. */
export function withoutLast(outbox: Outbox, now: Date): Outbox {
  const { length } = lastPress(outbox, now);
  return length > 0 ? { ...outbox, deeds: outbox.deeds.slice(0, -length) } : outbox;
}

/** The deed linked to its chain, its hash still empty. */
export function followOn({ seq, hash }: ChainEnd, deed: NewDeed): Deed {
  return { ...deed, seq: seq + 1, previousHash: hash, hash: '' };
}

/** The end of a chain of deeds, which the next deed is linked to. */
export function endOf(deeds: readonly Deed[]): ChainEnd {
  const last = lastOf(deeds);
  return last ? { seq: last.seq, hash: last.hash } : emptyChain;
}

/**
 * The server has accepted these deeds and all before them. Matched by id only: of a phone that was copied, the server
 * may have other deeds under the same numbers. A late answer never takes a confirmation back.
 */
export function confirmed(outbox: Outbox, taken: readonly string[]): Outbox {
  const last = lastOf(outbox.deeds.filter(({ id }) => taken.includes(id)));
  return { ...outbox, next: Math.max(outbox.next, (last?.seq ?? 0) + 1) };
}

export type Refill = 'again' | 'back' | 'new-chain';

/**
 * None of the deeds that were sent was the expected one.
 * @param asked `first`: the number that the call began with; `next`: the one that the server expects
 * @returns `back`: it lacks deeds that the phone still has; `new-chain`: it has others in their places, or the phone no
 * longer has them
 */
export function refillOf(outbox: Outbox, asked: { first: number; next: number }): Refill {
  // Another tab has sent them meanwhile.
  if (waitingDeeds(outbox)[0]?.seq !== asked.first) return 'again';
  const isThere = outbox.deeds.some(({ seq }) => seq === asked.next);
  return asked.next < asked.first && isThere ? 'back' : 'new-chain';
}

export type ChainPlace = 'next' | 'gap';

/** Where an unknown deed belongs: it is the next one of its device, or out of order. */
export function placeInChain(end: ChainEnd, { seq }: Pick<Deed, 'seq'>): ChainPlace {
  return seq === end.seq + 1 ? 'next' : 'gap';
}
