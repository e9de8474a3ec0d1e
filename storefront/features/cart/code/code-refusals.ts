/** What the server says against a code: of which it is, and why a right one does not fit. */
import type { PromoMisfit } from '#domain/promo/promo-code.ts';
import { money } from '#storefront/lang/format.ts';
import type { Failure } from '#storefront/store/failure.ts';
import type { codeTexts } from './code.texts.ts';

export const codeKinds = ['certificate', 'promo'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The code that a failure is about; the order goes on without it. */
export function codeOfFailure(failure: Pick<Failure, 'code' | 'fields'> | null): CodeKind | null {
  if (failure?.code === 'certificate.unknown') return 'certificate';
  if (failure?.code === 'promo.unknown' || failure?.code === 'promo.not-for-this') return 'promo';
  if (failure?.code !== 'limit.reached') return null;
  return codeKinds.find((kind) => failure.fields.some(({ path }) => path === kind)) ?? null;
}

/** The reason in words of `code.texts.ts`; a newer server may know more of them. */
export function misfitWords({
  data,
}: Pick<Failure, 'data'>): [keyof (typeof codeTexts)['both'], Record<string, string>] {
  const misfit = data as PromoMisfit | undefined;
  switch (misfit?.reason) {
    case 'minimum':
      return ['minimum', { minimum: money(misfit.minimum), missing: money(misfit.missing) }];
    case 'goods':
    case 'delivery-free':
    case 'first-order':
    case 'used':
      return [misfit.reason, {}];
    default:
      return ['notForThis', {}];
  }
}
