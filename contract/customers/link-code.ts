/** A code by SMS that only the link which asked for it can use up: links get forwarded. */
import { Type, type Static } from 'typebox';
import { strict } from '#contract/shared.ts';

export const LinkCode = strict({
  mobile: Type.String({ description: 'the beginning and the end of the number' }),
  resendAfter: Type.Integer({ description: 'seconds' }),
  expiresIn: Type.Integer({ description: 'seconds' }),
});
export type LinkCode = Static<typeof LinkCode>;

/** What refuses to send a code. */
export const sendsCode = [
  'phone.invalid',
  'otp.too-early',
  'otp.budget',
  'otp.network-busy',
  'otp.shop-busy',
  'challenge.required',
  'sms.unavailable',
] as const;
