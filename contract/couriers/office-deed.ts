import { type Static, Type } from 'typebox';
import { deedKinds, deedProblems, deedVerdicts } from '#domain/couriers/deed.ts';
import { photoSkips, proofs } from '#domain/couriers/hand-over-code.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { Moment, nullable, oneOf, strict } from '#contract/shared.ts';

/** A deed as staff see it on the order's page. */
export const OfficeDeed = strict({
  kind: oneOf(...deedKinds),
  courier: Type.String(),
  /** when it happened, converted to the server's clock */
  doneAt: Moment,
  /** the time on the phone's own clock */
  phoneAt: Moment,
  /** when the server received it */
  arrivedAt: Moment,
  taken: nullable(strict({ kind: oneOf(...deliveryPayments), sum: Type.Integer() })),
  /** the proof of the hand-over */
  proof: nullable(oneOf(...proofs)),
  /** wrong hand-over codes typed before it */
  wrongCodes: Type.Integer(),
  /** photos of the hand-over, which may be uploaded later than their deed; `here` when all are */
  photo: nullable(oneOf('awaited', 'here')),
  /** how many photos the deed speaks of, and how many of them are here */
  photos: Type.Integer(),
  photosHere: Type.Integer(),
  /** why there is none */
  photoSkipped: nullable(oneOf(...photoSkips)),
  verdict: oneOf(...deedVerdicts),
  problem: nullable(oneOf(...deedProblems)),
});

export type OfficeDeed = Static<typeof OfficeDeed>;
