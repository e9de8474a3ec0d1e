/** A code by SMS that is bound to the link for which it was requested, because links get forwarded. */
import { Type, type Static } from 'typebox';
import { strict } from '#contract/shared.ts';

export const LinkCode = strict({
  mobile: Type.String({ description: 'the beginning and the end of the number' }),
  resendAfter: Type.Integer({ description: 'seconds' }),
  expiresIn: Type.Integer({ description: 'seconds' }),
});
export type LinkCode = Static<typeof LinkCode>;

/** Refusals of routes that send a code. */
export const sendsCode = [
  'phone.invalid',
  'otp.too-early',
  'otp.budget',
  'otp.network-busy',
  'otp.shop-busy',
  'challenge.required',
  'sms.unavailable',
] as const;
