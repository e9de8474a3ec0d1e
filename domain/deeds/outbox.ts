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
};

export type NewDeed = Pick<Deed, 'id' | 'order' | 'kind' | 'facts' | 'seen' | 'at'>;

/** The end of a chain: what the next deed follows on. */
export type ChainEnd = { seq: number; hash: string };
export const emptyChain: ChainEnd = { seq: 0, hash: '' };

/** Deeds that the server has not confirmed. */
export function waitingDeeds({ deeds, next }: Outbox): Deed[] {
  return deeds.filter(({ seq }) => seq >= next);
}

/** Whether the courier may still undo what they have just pressed: so long it is not sent. */
export function mayUndoDeed({ at }: Pick<Deed, 'at'>, now: Date): boolean {
  // One that lies ahead was written before the clock was set back.
  return isWithinLast(new Date(at), undoSeconds, now);
}

/** What the next call brings. */
export function batchOf(outbox: Outbox, now: Date): Deed[] {
  const waiting = waitingDeeds(outbox);
  const held = waiting.findIndex((deed) => mayUndoDeed(deed, now));
  return waiting.slice(0, Math.min(mostDeeds, held < 0 ? waiting.length : held));
}

/** Without the deed that was written last, while it may be undone. */
export function withoutLast(outbox: Outbox, now: Date): Outbox {
  const last = outbox.deeds.at(-1);
  if (!last || last.seq < outbox.next || !mayUndoDeed(last, now)) return outbox;
  return { ...outbox, deeds: outbox.deeds.slice(0, -1) };
}

/** The deed as it stands in a chain, its hash still empty. */
export function followOn({ seq, hash }: ChainEnd, deed: NewDeed): Deed {
  return { ...deed, seq: seq + 1, previousHash: hash, hash: '' };
}

export function endOf(deeds: readonly Deed[]): ChainEnd {
  const last = deeds.at(-1);
  return last ? { seq: last.seq, hash: last.hash } : emptyChain;
}

/** The server has everything before `next`. An answer that comes late takes nothing back. */
export function confirmed(outbox: Outbox, next: number): Outbox {
  return { ...outbox, next: Math.max(outbox.next, next) };
}

/**
 * The server lacks deeds before the ones that were sent.
 * @returns the outbox that sends them again, or undefined when the phone does not have them: then what waits needs a new chain
 */
export function rewound(outbox: Outbox, next: number): Outbox | undefined {
  return outbox.deeds.some(({ seq }) => seq === next) ? { ...outbox, next } : undefined;
}

export type ChainPlace = 'next' | 'gap';

/** Where the server finds a deed that it does not know: the next one of its device, or not in its turn. */
export function placeInChain(end: ChainEnd, { seq }: Pick<Deed, 'seq'>): ChainPlace {
  return seq === end.seq + 1 ? 'next' : 'gap';
}
