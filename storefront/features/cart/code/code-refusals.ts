/** Refusals of codes: which kind of code each is about, and why a valid promo code does not apply. */
import type { certificateRefusals } from '#contract/errors.ts';
import type { PromoRejection } from '#domain/promo/promo-code.ts';
import { money } from '#domain/print/money.ts';
import type { Failure } from '#storefront/store/failure.ts';
import type { codeTexts } from './code.texts.ts';

/** A refusal that is missing here does not compile. */
const ofCertificates: Record<(typeof certificateRefusals)[number], true> = {
  'certificate.unknown': true,
  'certificate.used-up': true,
  'certificate.expired': true,
  'certificate.void': true,
};

export const codeKinds = ['certificate', 'promo'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The kind of code that a failure is about; the order continues without it. */
export function codeOfFailure(failure: Pick<Failure, 'code' | 'fields'> | null): CodeKind | null {
  if (failure?.code && failure.code in ofCertificates) return 'certificate';
  if (failure?.code === 'promo.unknown' || failure?.code === 'promo.not-for-this') return 'promo';
  if (failure?.code !== 'limit.reached') return null;
  return codeKinds.find((kind) => failure.fields.some(({ path }) => path === kind)) ?? null;
}

/** Text key of the reason, of `code.texts.ts`; a newer server may send reasons unknown here. */
export function rejectionWords({
  data,
}: Pick<Failure, 'data'>): [keyof (typeof codeTexts)['both'], Record<string, string>] {
  const rejection = data as PromoRejection | undefined;
  switch (rejection?.reason) {
    case 'minimum':
      return ['minimum', { minimum: money(rejection.minimum), missing: money(rejection.missing) }];
    case 'goods':
    case 'delivery-free':
    case 'first-order':
    case 'used':
      return [rejection.reason, {}];
    default:
      return ['notForThis', {}];
  }
}
