/**
 * The outbox of a courier's phone: deeds in the order they were done, and from which on the server wants them. Whatever the network
 * does, sending again is harmless: the server knows a deed by its id, and takes the deeds of a device in order.
 */
import { isWithinLast } from '#domain/clock-step.ts';
import { undoSeconds } from '#domain/staff-moves.ts';
import { type Deed, mostDeeds } from './deed.ts';

export type Outbox = {
  device: string;
  /** Every deed of this device that the phone still has, oldest first. */
  deeds: readonly Deed[];
  /** The number that the server waits for, as far as the phone has heard. */
  next: number;
  /** The last one that was ever sent, whether it arrived or not. */
  tried: number;
};

export type NewDeed = Pick<Deed, 'id' | 'order' | 'kind' | 'facts' | 'seen' | 'at'>;

/** The end of a chain: what the next deed follows on. */
export type ChainEnd = { seq: number; hash: string };
export const emptyChain: ChainEnd = { seq: 0, hash: '' };

/** Deeds that the server has not confirmed. */
export function waitingDeeds({ deeds, next }: Outbox): Deed[] {
  return deeds.filter(({ seq }) => seq >= next);
}

/** What the courier has just pressed and may still undo: so long it is not sent, and nothing that was sent is undone. */
export function undoableDeeds({ deeds, tried }: Outbox, now: Date): Deed[] {
  // One that lies ahead was written before the clock was set back; what came before it stays with it.
  const end = deeds.findLastIndex(
    ({ seq, at }) => seq <= tried || !isWithinLast(new Date(at), undoSeconds, now),
  );
  return deeds.slice(end + 1);
}

/** What the next call brings: deeds leave in their order, and not before they cannot be undone any more. */
export function batchOf(outbox: Outbox, now: Date): Deed[] {
  const held = undoableDeeds(outbox, now).length;
  const waiting = waitingDeeds(outbox);
  return waiting.slice(0, Math.min(mostDeeds, Math.max(0, waiting.length - held)));
}

/** Whatever becomes of the call: these may have arrived. */
export function triedToSend(outbox: Outbox, batch: readonly Deed[]): Outbox {
  return { ...outbox, tried: Math.max(outbox.tried, batch.at(-1)?.seq ?? 0) };
}

/** Without the deed that was written last, while it may be undone. */
export function withoutLast(outbox: Outbox, now: Date): Outbox {
  return undoableDeeds(outbox, now).length > 0 ? { ...outbox, deeds: outbox.deeds.slice(0, -1) } : outbox;
}

/** The deed as it stands in a chain, its hash still empty. */
export function followOn({ seq, hash }: ChainEnd, deed: NewDeed): Deed {
  return { ...deed, seq: seq + 1, previousHash: hash, hash: '' };
}

export function endOf(deeds: readonly Deed[]): ChainEnd {
  const last = deeds.at(-1);
  return last ? { seq: last.seq, hash: last.hash } : emptyChain;
}

/**
 * The server has taken these deeds, and with them all before. Only ids count: of a phone that was copied the server may have
 * others under the same numbers. An answer that comes late takes nothing back.
 */
export function confirmed(outbox: Outbox, taken: readonly string[]): Outbox {
  const last = outbox.deeds.findLast(({ id }) => taken.includes(id));
  return { ...outbox, next: Math.max(outbox.next, (last?.seq ?? 0) + 1) };
}

export type Refill = 'again' | 'back' | 'new-chain';

/**
 * None of the deeds that were sent was in its turn.
 * @param asked `first`: the number that the call began with; `next`: the one that the server waits for
 * @returns `back`: it lacks deeds that the phone still has; `new-chain`: it has others in their places, or the phone has them no more
 */
export function refillOf(outbox: Outbox, asked: { first: number; next: number }): Refill {
  // Another tab was quicker.
  if (waitingDeeds(outbox)[0]?.seq !== asked.first) return 'again';
  const isThere = outbox.deeds.some(({ seq }) => seq === asked.next);
  return asked.next < asked.first && isThere ? 'back' : 'new-chain';
}

export type ChainPlace = 'next' | 'gap';

/** Where the server finds a deed that it does not know: the next one of its device, or not in its turn. */
export function placeInChain(end: ChainEnd, { seq }: Pick<Deed, 'seq'>): ChainPlace {
  return seq === end.seq + 1 ? 'next' : 'gap';
}
