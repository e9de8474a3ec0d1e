import type { Context } from '#server/context.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { deleteBars } from './core/change-request.ts';
import { recipientMac } from './core/open-request.ts';

/**
 * The owner of a number, proved by a code, accepts gifts of all givers again. The answer does not reveal whether they
 * had refused them.
 * @throws Refusal `phone.invalid`, `otp.wrong`, `otp.expired`, `otp.exhausted`
 */
export async function liftBars(
  ctx: Pick<Context, 'db' | 'now' | 'secrets' | 'config'>,
  { mobile, code }: { mobile: string; code: string },
): Promise<void> {
  await proveNumber(ctx, { typed: mobile, code }, (trx, phone) => deleteBars(trx, recipientMac(ctx, phone)));
}
