import { type Static, Type } from 'typebox';
import { deedKinds, deedProblems, deedVerdicts, mostDeeds } from '#domain/couriers/deed.ts';
import { mostProofPhotos, photoSkips } from '#domain/couriers/hand-over-code.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { Round } from './office-couriers.ts';
import { forStaff } from '#contract/office-route.ts';
import { OrderStatus } from '#contract/orders/shop.ts';
import { forCourier, routes } from '#contract/route.ts';
import { Id, Lang, Moment, Money, nullable, oneOf, OpaqueId, strict } from '#contract/shared.ts';

const Hash = Type.String({ maxLength: 64, pattern: '^([0-9a-f]{64})?$' });
const Bytes = Type.String({ maxLength: 6, pattern: '^(0|[1-9][0-9]{0,5})$' });
const Seq = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const Deed = strict({
  id: OpaqueId,
  seq: Seq,
  order: OpaqueId,
  kind: oneOf(...deedKinds),
  facts: strict({
    taken: Type.Optional(strict({ kind: oneOf(...deliveryPayments), sum: Money })),
    reason: Type.Optional(oneOf(...failedReasons)),
    note: Type.Optional(Type.String({ maxLength: 500 })),
    code: Type.Optional(Type.String({ maxLength: 10 })),
    takenBy: Type.Optional(Type.String({ maxLength: 120 })),
    wrongCodes: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    photo: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })),
    /** when several photos follow: how many; `photo` is then the SHA-256 of their hashes, joined in their order */
    photos: Type.Optional(Type.Integer({ minimum: 2, maximum: mostProofPhotos })),
    skipped: Type.Optional(oneOf(...photoSkips)),
  }),
  /** `round.now` of the round on the courier's screen */
  seen: Moment,
  /** by the phone's own clock */
  at: Moment,
  /** the hash of the device's deed before, when it is not the one that the server has */
  previousHash: Type.Optional(Hash),
  hash: Hash,
});

const TakenDeeds = strict({
  /** the verdict on each deed; a deed that was sent before gets the same verdict again */
  deeds: Type.Array(
    strict({ id: OpaqueId, verdict: oneOf(...deedVerdicts), problem: nullable(oneOf(...deedProblems)) }),
  ),
  /** the sequence number of the deed that the server expects next */
  next: Type.Integer(),
  courier: strict({ id: Id, name: Type.String(), lang: Lang }),
  round: strict({
    ...Round.properties,
    now: Moment,
    /** today's stops that were taken from this courier before any deed of theirs: `at`, when that was, or when the order was cancelled */
    withdrawn: Type.Array(strict({ number: Type.String(), status: OrderStatus, at: Moment })),
  }),
});

const taking = {
  idempotency: 'none',
  body: strict({
    device: OpaqueId,
    /** the phone's clock when this call is sent, to correct for its error */
    sentAt: Moment,
    deeds: Type.Array(Deed, { maxItems: mostDeeds }),
  }),
  reply: strict({ data: TakenDeeds }),
  refuses: ['deed.gap', 'record.conflict'],
} as const;
const photo = {
  idempotency: 'none',
  params: strict({ id: OpaqueId }),
  body: strict({
    offset: Bytes,
    total: Bytes,
    /** of a deed with several photos: SHA-256 of each, in their order; and which of them this part is of, from 1 */
    photos: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}(,[0-9a-f]{64}){1,2}$', maxLength: 194 })),
    place: Type.Optional(Type.String({ pattern: `^[1-${mostProofPhotos}]$`, maxLength: 1 })),
  }),
  files: ['part'],
  reply: strict({ data: strict({ received: Type.Integer(), isDone: Type.Boolean() }) }),
  refuses: ['record.not-found', 'picture.invalid', 'request.too-large', 'request.invalid', 'server.busy'],
} as const;

/** The courier's page: works offline, and sends all deeds in one call when online. */
export const courierDeeds = routes({
  'POST /api/courier/deeds/': forCourier({
    summary:
      "A phone brings the caller's deeds in order and takes the round along; without deeds it only loads it",
    ...taking,
  }),
  'PUT /api/courier/deeds/:id/photo/': forCourier({
    summary:
      'The next part of the photo that a deed of the caller speaks of (multipart, field `part`); `offset` is what has been received so far, `total` the whole. A part out of its turn is not taken, and told what is there',
    ...photo,
  }),
  'POST /api/courier/hand-in/': forCourier({
    idempotency: 'none',
    summary:
      'What the caller counted of the cash that they hand in; staff count it too. The same count again changes nothing',
    body: strict({
      /** the balance that was seen: when it is another one by now nothing is written */
      expected: Money,
      counted: Money,
    }),
    reply: strict({
      data: strict({ expected: Money, counted: Money, difference: Type.Integer(), at: Moment }),
    }),
    refuses: ['record.conflict'],
  }),
});

/** The same for pages loaded from a release in which couriers had no calls of their own. */
export const officeDeeds = routes({
  'POST /api/office/round/deeds/': forStaff('round.work', {
    summary: 'As `POST /api/courier/deeds/`, for a session of the office',
    ...taking,
  }),
  'PUT /api/office/round/deeds/:id/photo/': forStaff('round.work', {
    summary: 'As `PUT /api/courier/deeds/:id/photo/`, for a session of the office',
    ...photo,
  }),
});

export type TakenDeeds = Static<typeof TakenDeeds>;
