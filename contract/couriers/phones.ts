import { type Static, Type } from 'typebox';
import { LinkCode, sendsCode } from '#contract/customers/link-code.ts';
import { forLink, routes } from '#contract/route.ts';
import { strict } from '#contract/shared.ts';

const Link = strict({ token: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$', maxLength: 64 }) });

/** With the name of the invited courier. */
const PhoneCode = strict({ name: Type.String(), ...LinkCode.properties });

/** Enrolment of a courier's phone. */
export const courierEnrolment = routes({
  'POST /api/courier/enrol/:token/': forLink('courier', {
    feature: 'courier-page',
    idempotency: 'none',
    summary: "Sends a code to the courier's number, for the phone that has read the office's QR code",
    params: Link,
    reply: strict({ data: PhoneCode }),
    refuses: sendsCode,
  }),
  'POST /api/courier/enrol/:token/code/': forLink('courier', {
    feature: 'courier-page',
    idempotency: 'none',
    summary: 'Trades the code for the cookie of the phone; the link is used up',
    params: Link,
    body: strict({ code: Type.String({ maxLength: 100 }) }),
    reply: strict({ data: strict({ name: Type.String() }) }),
    refuses: ['phone.invalid', 'otp.wrong', 'otp.expired', 'otp.exhausted'],
  }),
});

export type PhoneCode = Static<typeof PhoneCode>;
