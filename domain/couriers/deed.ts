/**
 * Deeds: what a courier did at a stop. The phone stores each at once and sends it when there is a connection, in order
 * and exactly once. A deed is an event, not a command: judge-deed.ts decides what follows from it.
 */
import type { FailedReason } from '../delivery/delivery-attempts.ts';
import type { PhotoSkip } from './hand-over-code.ts';
import type { DeliveryPayment } from '../payments/payment-methods.ts';

export const deedKinds = ['taken-along', 'handed-over', 'not-delivered'] as const;
export type DeedKind = (typeof deedKinds)[number];

/** Maximum number of deeds per call, and per device and day. */
export const mostDeeds = 100;
export const mostDeedsOfDay = 2_000;

export type DeedFacts = {
  /** With `handed-over`: the money collected, tenge. */
  taken?: { kind: DeliveryPayment; sum: number };
  /** With `not-delivered`. */
  reason?: FailedReason;
  note?: string;
  /** With `handed-over`: the code that the recipient read out, or else the name of the person who took it. */
  code?: string;
  takenBy?: string;
  /** How many wrong codes were typed before. */
  wrongCodes?: number;
  /** SHA-256 (hex) of a photo that is uploaded separately; of several photos, that of `photosText`. */
  photo?: string;
  /** How many photos are uploaded, when there are several. */
  photos?: number;
  /** Why there is no photo. */
  skipped?: PhotoSkip;
};

export type Deed = {
  id: string;
  /** Sequence number on its device, from 1. */
  seq: number;
  order: string;
  kind: DeedKind;
  facts: DeedFacts;
  /** Server time at which the round was loaded that the phone showed when the deed was done. */
  seen: string;
  /** By the phone's clock, which may be wrong. */
  at: string;
  /** Hash of the previous deed of the device; empty for the first. */
  previousHash: string;
  hash: string;
};

/** On the wire the hash of the previous deed may be left out: the server has it. */
export type SentDeed = Omit<Deed, 'previousHash'> & Partial<Pick<Deed, 'previousHash'>>;

/** The text a deed's hash is computed of: all of its fields but the hash itself. */
export function deedText(device: string, { hash: _, facts, ...deed }: Deed): string {
  const {
    taken,
    reason = '',
    note = '',
    code = '',
    takenBy = '',
    wrongCodes = 0,
    photo = '',
    photos = 1,
    skipped,
  } = facts;
  return JSON.stringify([
    ...[device, deed.id, deed.seq, deed.order, deed.kind, deed.seen, deed.at, deed.previousHash],
    ...[taken?.kind ?? '', taken?.sum ?? 0, reason, note],
    // A phone with an older version of the page does not know these fields.
    ...(code || takenBy ? [code, takenBy] : []),
    ...(wrongCodes || photo ? [wrongCodes, photo] : []),
    ...(photos > 1 ? ['photos', photos] : []),
    ...(skipped ? ['skipped', skipped] : []),
  ]);
}

/** What became of a deed: it moved its order, or it was kept for staff, who see the reason. */
export const deedVerdicts = ['applied', 'kept'] as const;
export type DeedVerdict = (typeof deedVerdicts)[number];

export const deedProblems = [
  /** its hash chain was rewritten, or the deed was changed afterwards */
  'chain-broken',
  /** the stop was never on this courier's round */
  'foreign-stop',
  /** another courier or phone has reported the same before */
  'done-before',
  /** the order changed while the phone had no connection */
  'order-changed',
  /** the sum collected differs from the sum due */
  'sum-differs',
  /** neither a right code nor a photo, where one of them is required; or a wrong code and no name */
  'proof-missing',
  /** no further delivery attempt is allowed */
  'attempts-spent',
] as const;
export type DeedProblem = (typeof deedProblems)[number];
