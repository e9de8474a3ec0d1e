import type { Context } from '#server/context.ts';
import { type Certificate, readCertificate } from './core/use-certificate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CertificateWords, findWords } from './certificates.repo.ts';
import { isGuessedAt } from './count-unknown-codes.ts';
import { limitUnknownCodes, refuseFullAddress } from './limit-unknown-codes.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets' | 'security' | 'reached'>;
type BalanceQuery = {
  code: string;
  ip: string;
  /** Whether the call brings a session, valid or not. */
  hasSession: boolean;
  /** The customer of that session; throws its own refusal for callers who are not signed in. */
  requireCustomer: () => Promise<number>;
};

/**
 * The balance of a certificate by its code. Wrong codes are limited: those of strangers by address, those of customers
 * together with their orders.
 * @throws Refusal `certificate.unknown`, `certificate.used-up`, `certificate.expired`, `certificate.void`,
 * `limit.reached`, and what `requireCustomer` throws on a day with many unknown codes
 */
export async function checkBalance(
  ctx: Ctx,
  { code, ip, ...asking }: BalanceQuery,
): Promise<Pick<Certificate, 'balance' | 'expiresAt' | 'design'> & CertificateWords> {
  if (!asking.hasSession) refuseFullAddress(ctx, ip);
  const customerId = await findCaller(ctx, asking);
  return limitUnknownCodes(ctx, { customerId, ip }, async () => {
    const { id, balance, expiresAt, design } = await readCertificate(ctx.db, ctx, code);
    return { balance, expiresAt, design, ...(await findWords(ctx.db, id)) };
  });
}

/** The customer who asks; undefined for a stranger, who may ask except on a day with many unknown codes. */
async function findCaller(
  ctx: Ctx,
  { hasSession, requireCustomer }: Pick<BalanceQuery, 'hasSession' | 'requireCustomer'>,
): Promise<number | undefined> {
  if (await isGuessedAt(ctx)) return requireCustomer();
  if (!hasSession) return undefined;
  return requireCustomer().catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}
