import { addressBucket } from '#domain/otp.ts';
import { unknownCodeLimits } from '#domain/payments/certificate.ts';
import type { Context } from '#server/context.ts';
import { type Certificate, readCertificate } from '#server/features/orders/certificates/use-certificate.ts';
import { consumeLimit, releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findWords } from './certificates.repo.ts';
import { countUnknownCode, isGuessedAt } from './count-unknown-codes.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets' | 'security'>;
type Asking = {
  code: string;
  ip: string;
  /** Called only on a day with many unknown codes; throws its own refusal for callers who are not signed in. */
  requireSession: () => Promise<unknown>;
};

/**
 * The balance of a certificate by its code. Unknown codes are counted by address, together with those of orders (same
 * keys as checkout/limit-code-attempts.ts); once the limit is reached right codes are refused too.
 * @throws Refusal `certificate.unknown`, `limit.reached`, and what `requireSession` throws
 */
export async function checkBalance(
  ctx: Ctx,
  { code, ip, requireSession }: Asking,
): Promise<Pick<Certificate, 'balance' | 'expiresAt' | 'design'> & { name: string; message: string }> {
  if (await isGuessedAt(ctx)) await requireSession();
  const key = `certificate-address:${addressBucket(ip)}`;
  const { retryAfter } = await consumeLimit(ctx.db, key, unknownCodeLimits.address, ctx.now());
  if (retryAfter > 0)
    throw new Refusal('limit.reached', { field: 'certificate', retryAfter, data: { retryAfter } });
  const { id, balance, expiresAt, design } = await readCertificate(ctx.db, ctx, code).catch(
    async (error: unknown) => {
      if (error instanceof Refusal) await countUnknownCode(ctx);
      throw error;
    },
  );
  await releaseHit(ctx.db, key);
  return { balance, expiresAt, design, ...(await findWords(ctx.db, id)) };
}
