import { codesOf, unknownCodeLimits } from '#domain/payments/certificate.ts';
import { wrongPromoLimits } from '#domain/promo/promo-code.ts';
import { addressBucket } from '#domain/otp.ts';
import type { Context } from '#server/context.ts';
import { countUnknownCode } from '#server/features/certificates/count-unknown-codes.ts';
import { releaseHit, consumeLimit } from '#server/platform/rate-limit.ts';
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

const limits = { certificate: unknownCodeLimits, promo: wrongPromoLimits } as const;
type Wait = { retryAfter: number; data: { retryAfter: number } };
const reached = {
  certificate: (wait: Wait) => new Refusal('limit.reached', { field: 'certificate', ...wait }),
  promo: (wait: Wait) => new Refusal('limit.reached', { field: 'promo', ...wait }),
};
type CodeKind = keyof typeof limits;
type Ctx = Pick<Context, 'db' | 'now' | 'security'>;

/**
 * Runs work that looks up codes of certificates or promo codes, if there are any. Each attempt is counted before the
 * look-up, exactly and over all nodes, and released unless a code was unknown: of several certificates a call reveals
 * one wrong code. Once the limit is reached right codes are refused too, otherwise the answer would still reveal them.
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitCodeAttempts<T>(ctx: Ctx, asker: CodeAsker, work: () => Promise<T>): Promise<T> {
  const { promo } = asker.codes;
  const withPromo = () => (promo ? countOne(ctx, { ...asker, field: 'promo' }, work) : work());
  return codesOf(asker.codes).length > 0
    ? countOne(ctx, { ...asker, field: 'certificate' }, withPromo)
    : withPromo();
}

async function countOne<T>(
  ctx: Ctx,
  { customerId, ip, field }: CodeAsker & { field: CodeKind },
  work: () => Promise<T>,
): Promise<T> {
  const byCustomer = `${field}:${customerId}`;
  const byAddress = `${field}-address:${addressBucket(ip)}`;
  const count = async (key: string, limit: { windowSeconds: number; max: number }) => {
    const { retryAfter } = await consumeLimit(ctx.db, key, limit, ctx.now());
    if (retryAfter > 0) throw reached[field]({ retryAfter, data: { retryAfter } });
  };
  await count(byCustomer, limits[field].customer);
  try {
    await count(byAddress, limits[field].address);
    const result = await work();
    await releaseHit(ctx.db, byAddress);
    await releaseHit(ctx.db, byCustomer);
    return result;
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === `${field}.unknown`;
    if (!isUnknown) {
      await releaseHit(ctx.db, byCustomer);
      await releaseHit(ctx.db, byAddress);
    } else if (field === 'certificate') await countUnknownCode(ctx);
    throw error;
  }
}
