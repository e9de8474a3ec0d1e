/**
 * Deeds: what a courier did at a stop. The phone stores each at once and sends it when there is a connection: in order, and once.
 * A deed is a fact, never a command: judge-deed.ts says what follows from it.
 */
import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import type { PhotoSkip } from './hand-over-code.ts';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';

export const deedKinds = ['taken-along', 'handed-over', 'not-delivered'] as const;
export type DeedKind = (typeof deedKinds)[number];

/** The most that one call brings, and that one device brings in a day. */
export const mostDeeds = 100;
export const mostDeedsOfDay = 2_000;

export type DeedFacts = {
  /** With `handed-over`: the money that was taken, tenge. */
  taken?: { kind: DeliveryPayment; sum: number };
  /** With `not-delivered`. */
  reason?: FailedReason;
  note?: string;
  /** With `handed-over`: what the recipient read from their screen, or else who took it. */
  code?: string;
  takenBy?: string;
  /** Codes that were no codes, typed before. */
  wrongCodes?: number;
  /** SHA-256 of a photo that follows, hex. */
  photo?: string;
  /** Why no photo follows. */
  skipped?: PhotoSkip;
};

export type Deed = {
  id: string;
  /** Its number on its device, from 1. */
  seq: number;
  order: string;
  kind: DeedKind;
  facts: DeedFacts;
  /** The server's own moment of the round that the courier saw: what the phone knew when the deed was done. */
  seen: string;
  /** By the clock of the phone, which may be wrong. */
  at: string;
  /** Of the deed before it on its device; empty for the first. */
  previousHash: string;
  hash: string;
};

/** What a deed's hash is made of: everything else in it. */
export function deedText(device: string, { hash: _, facts, ...deed }: Deed): string {
  const {
    taken,
    reason = '',
    note = '',
    code = '',
    takenBy = '',
    wrongCodes = 0,
    photo = '',
    skipped,
  } = facts;
  return JSON.stringify([
    ...[device, deed.id, deed.seq, deed.order, deed.kind, deed.seen, deed.at, deed.previousHash],
    ...[taken?.kind ?? '', taken?.sum ?? 0, reason, note],
    // A phone with a page of before knows nothing of these.
    ...(code || takenBy ? [code, takenBy] : []),
    ...(wrongCodes || photo ? [wrongCodes, photo] : []),
    ...(skipped ? ['skipped', skipped] : []),
  ]);
}

/** What became of a deed: it moved its order, or it is kept for staff, who read why. */
export const deedVerdicts = ['applied', 'kept'] as const;
export type DeedVerdict = (typeof deedVerdicts)[number];

export const deedProblems = [
  /** its chain was written over, or the deed changed after it was written */
  'chain-broken',
  /** the courier never had this stop */
  'foreign-stop',
  /** somebody else, or another phone, has done the same before */
  'done-before',
  /** the order went another way while the phone had no connection */
  'order-changed',
  /** the money that was taken is not the money that was owed */
  'sum-differs',
  /** neither a code nor a photo, where one of them is wanted */
  'proof-missing',
  /** no further delivery attempt is allowed */
  'attempts-spent',
] as const;
export type DeedProblem = (typeof deedProblems)[number];
