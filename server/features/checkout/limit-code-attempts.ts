import { codesOf } from '#domain/certificates/certificate.ts';
import { wrongPromoLimits } from '#domain/promo/promo-code.ts';
import { addressBucket } from '#domain/otp.ts';
import type { Context } from '#server/context.ts';
import { limitUnknownCodes } from '#server/features/certificates/limit-unknown-codes.ts';
import { type Attempts, limitWrongCodes } from '#server/platform/limit-wrong-codes.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The codes of a request, and who sends them. */
export type CodeAsker = {
  customerId: number;
  ip: string;
  codes: {
    certificate?: string | undefined;
    certificates?: readonly string[] | undefined;
    promo?: string | undefined;
  };
};
type Ctx = Pick<Context, 'db' | 'now' | 'security' | 'reached'>;

/**
 * Runs work that looks up codes of certificates or promo codes, if there are any: of several certificates a call reveals
 * one wrong code.
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitCodeAttempts<T>(ctx: Ctx, asker: CodeAsker, work: () => Promise<T>): Promise<T> {
  const withPromo = () => (asker.codes.promo ? limitWrongCodes(ctx, promoAttempts(asker), work) : work());
  return codesOf(asker.codes).length > 0 ? limitUnknownCodes(ctx, asker, withPromo) : withPromo();
}

/** Only customers use promo codes. Behind a full address each has a few attempts of their own. */
function promoAttempts({ customerId, ip }: CodeAsker): Attempts {
  return {
    budgets: [
      [{ key: `promo:${customerId}`, limit: wrongPromoLimits.customer }],
      [
        { key: `promo-address:${addressBucket(ip)}`, limit: wrongPromoLimits.address },
        { key: `promo-own:${customerId}`, limit: wrongPromoLimits.own },
      ],
    ],
    refused: (wait) => new Refusal('limit.reached', { field: 'promo', ...wait }),
    isWrong: (error) => error instanceof Refusal && error.code === 'promo.unknown',
  };
}
