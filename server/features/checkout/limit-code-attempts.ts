import { unknownCodeLimits } from '#domain/payments/certificate.ts';
import { addressBucket } from '#domain/otp.ts';
import type { DbContext } from '#server/context.ts';
import { releaseHit, consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Who names a certificate. */
export type CodeAsker = { customerId: number; ip: string };

/**
 * Does work that looks a certificate's code up, if there is one. Each look-up is counted before it is made, exactly and over
 * all nodes, and given back unless the code was unknown. Once the budget is used up right codes are refused too, else the
 * answer would still tell them apart.
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitCodeAttempts<T>(
  ctx: DbContext,
  { customerId, ip }: CodeAsker,
  code: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!code) return work();
  const byCustomer = `certificate:${customerId}`;
  const byAddress = `certificate-address:${addressBucket(ip)}`;
  const count = async (key: string, limit: { windowSeconds: number; max: number }) => {
    const { retryAfter } = await consumeLimit(ctx.db, key, limit, ctx.now());
    if (retryAfter > 0)
      throw new Refusal('limit.reached', { field: 'certificate', retryAfter, data: { retryAfter } });
  };
  await count(byCustomer, unknownCodeLimits.customer);
  try {
    await count(byAddress, unknownCodeLimits.address);
    const result = await work();
    await releaseHit(ctx.db, byAddress);
    await releaseHit(ctx.db, byCustomer);
    return result;
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'certificate.unknown';
    if (!isUnknown) {
      await releaseHit(ctx.db, byCustomer);
      await releaseHit(ctx.db, byAddress);
    }
    throw error;
  }
}
