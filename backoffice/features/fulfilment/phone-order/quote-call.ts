import { CallError } from '#contract/client.ts';
import type { Quote } from '#contract/checkout/shop.ts';
import { foldCertificateCode } from '#domain/certificates/certificate.ts';
import type { PromoRejection } from '#domain/promo/promo-code.ts';
import type { Codes } from './phone-order-draft.ts';

/** Why a code was refused: the server's sentence, and the reason if it gives one. */
export type RefusedCode = { message: string; rejection?: PromoRejection };
export type CodeQuote = {
  quote: Quote;
  /** the accepted codes */
  codes: Codes;
  promo?: RefusedCode & { code: string };
  /** by normalized code */
  certificates: Readonly<Record<string, RefusedCode>>;
};
type CallBody = Codes & { items: readonly unknown[] };
type Ask<Body extends CallBody> = (body: Body) => Promise<{ data: Quote }>;

/** Requests a quote without the refused codes, which are reported for correction. */
export async function quoteCall<Body extends CallBody>(ask: Ask<Body>, body: Body): Promise<CodeQuote> {
  const refused: Pick<CodeQuote, 'promo' | 'certificates'> & { certificates: Record<string, RefusedCode> } = {
    certificates: {},
  };
  let asked = body;
  for (;;)
    try {
      const { data } = await ask(asked);
      const { promo, certificates } = asked;
      return {
        quote: data,
        codes: { ...(promo ? { promo } : {}), ...(certificates ? { certificates } : {}) },
        ...refused,
      };
    } catch (error) {
      const { promo, certificates = [], ...rest } = asked;
      const bad = error instanceof CallError ? refusalOf(error, certificates) : undefined;
      if (!bad || bad.of.length === 0) throw error;
      if (bad.of === 'promo') refused.promo = { ...bad.why, code: promo ?? '' };
      else for (const code of bad.of) refused.certificates[foldCertificateCode(code)] = bad.why;
      const left = certificates.filter((code) => bad.of === 'promo' || !bad.of.includes(code));
      asked = {
        ...rest,
        ...(promo && bad.of !== 'promo' ? { promo } : {}),
        ...(left.length > 0 ? { certificates: left } : {}),
      } as Body;
    }
}

function refusalOf(
  { body, message }: CallError,
  certificates: readonly string[],
): { of: 'promo' | readonly string[]; why: RefusedCode } | undefined {
  const data = (body?.data ?? {}) as { at?: number } & Partial<PromoRejection>;
  switch (body?.code) {
    case 'promo.unknown':
      return { of: 'promo', why: { message } };
    case 'promo.not-for-this':
      return { of: 'promo', why: { message, ...(data.reason ? { rejection: data as PromoRejection } : {}) } };
    case 'certificate.unknown':
    case 'certificate.used-up':
    case 'certificate.expired':
    case 'certificate.void':
      return { of: certificates.slice(data.at ?? 0).slice(0, 1), why: { message } };
    case 'certificate.not-for-this':
      return { of: certificates, why: { message } };
    default:
      return undefined;
  }
}
