import { addressBucket } from '#domain/otp.ts';
import { unknownCodeLimits } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import { type Budget, limitWrongCodes, type Wait } from '#server/platform/limit-wrong-codes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countUnknownCode } from './count-unknown-codes.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'security' | 'reached'>;
/** Without a customer: a stranger. */
type Asker = { customerId?: number | undefined; ip: string };

/**
 * Runs work that looks up codes of certificates. Whoever knows a right code tries nothing out, so spent, expired and void
 * ones are not counted.
 *
 * Strangers and customers have separate budgets: nobody without an account can close paying by certificate. Customers of
 * an address share one as well; behind a full one each has a few attempts of their own.
 *
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitUnknownCodes<T>(ctx: Ctx, asker: Asker, work: () => Promise<T>): Promise<T> {
  try {
    return await limitWrongCodes(ctx, { budgets: budgetsOf(asker), refused, isWrong }, work);
  } catch (error) {
    if (isWrong(error)) await countUnknownCode(ctx);
    throw error;
  }
}

/** Refuses a stranger whose address is known to be full, without the database. @throws Refusal `limit.reached` */
export function refuseFullAddress({ reached }: Pick<Context, 'reached'>, ip: string): void {
  const retryAfter = reached.waitOf(strangersKey(ip));
  if (retryAfter > 0) throw refused({ retryAfter, data: { retryAfter } });
}

const refused = (wait: Wait) => new Refusal('limit.reached', { field: 'certificate', ...wait });
const isWrong = (error: unknown) => error instanceof Refusal && error.code === 'certificate.unknown';
const strangersKey = (ip: string) => `certificate-address:${addressBucket(ip)}`;

function budgetsOf({ customerId, ip }: Asker): Budget[][] {
  const { customer, address, own } = unknownCodeLimits;
  if (customerId === undefined) return [[{ key: strangersKey(ip), limit: address }]];
  return [
    [{ key: `certificate:${customerId}`, limit: customer }],
    [
      { key: `certificate-customers:${addressBucket(ip)}`, limit: address },
      { key: `certificate-own:${customerId}`, limit: own },
    ],
  ];
}
