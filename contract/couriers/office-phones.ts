import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, Moment, OpaqueId, strict } from '#contract/shared.ts';

const CourierPhones = strict({
  /** number for codes by SMS; empty until it is recorded */
  mobile: Type.String(),
  phones: Type.Array(
    strict({
      id: OpaqueId,
      /** `User-Agent` */
      device: Type.String(),
      enrolledAt: Moment,
      seenAt: Moment,
      endsAt: Moment,
    }),
  ),
});
const PhoneLink = strict({ url: Type.String(), expiresAt: Moment });

/** Phones of couriers: who may sign in with one, and revoking them. */
export const officePhones = routes({
  'GET /api/office/couriers/:id/phones/': forStaff('phones.write', {
    feature: 'courier-page',
    summary: 'The number of a courier, and the phones that come in now',
    params: strict({ id: Id }),
    reply: strict({ data: CourierPhones }),
    refuses: ['courier.not-found'],
  }),
  'POST /api/office/couriers/:id/phones/': forStaff('phones.write', {
    feature: 'courier-page',
    idempotency: 'none',
    summary:
      'A link for one phone, to be shown as a QR code for ten minutes; the number is kept for its code',
    params: strict({ id: Id }),
    body: strict({ mobile: Type.String({ maxLength: 64 }) }),
    reply: strict({ link: PhoneLink }),
    refuses: ['courier.not-found', 'phone.invalid', 'request.invalid'],
  }),
  'DELETE /api/office/couriers/:id/phones/:phone/': forStaff('phones.write', {
    feature: 'courier-page',
    summary: 'A phone comes in no more, and forgets what it has at its next contact',
    params: strict({ id: Id, phone: OpaqueId }),
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
});

export type CourierPhones = Static<typeof CourierPhones>;
export type PhoneLink = Static<typeof PhoneLink>;
