import { type Static, Type } from 'typebox';
import { deedKinds, deedProblems, deedVerdicts } from '#domain/deeds/deed.ts';
import { proofs } from '#domain/deeds/hand-over-code.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { Moment, nullable, oneOf, strict } from '#contract/shared.ts';

/** A deed as staff see it on the order's page. */
export const OfficeDeed = strict({
  kind: oneOf(...deedKinds),
  courier: Type.String(),
  /** when it was done, by the server's clock */
  doneAt: Moment,
  /** what the phone's own clock said */
  phoneAt: Moment,
  /** when it arrived */
  arrivedAt: Moment,
  taken: nullable(strict({ kind: oneOf(...deliveryPayments), sum: Type.Integer() })),
  /** how a hand-over is proved */
  proof: nullable(oneOf(...proofs)),
  /** wrong codes that were typed before */
  wrongCodes: Type.Integer(),
  /** a photo of the hand-over, which may arrive later than its deed */
  photo: nullable(oneOf('awaited', 'here')),
  verdict: oneOf(...deedVerdicts),
  problem: nullable(oneOf(...deedProblems)),
});

export type OfficeDeed = Static<typeof OfficeDeed>;
