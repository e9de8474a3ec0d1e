import type { Context } from '#server/context.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { deleteBars } from '#server/features/orders/requests/change-request.ts';
import { recipientMac } from '#server/features/orders/requests/open-request.ts';

/**
 * Whoever reads the SMS of a number takes back that it wants no gifts, of all givers. Whether it had said so is told to nobody.
 * @throws Refusal `phone.invalid`, `otp.wrong`, `otp.expired`, `otp.exhausted`
 */
export async function liftBars(
  ctx: Pick<Context, 'db' | 'now' | 'secrets' | 'config'>,
  { mobile, code }: { mobile: string; code: string },
): Promise<void> {
  await proveNumber(ctx, { typed: mobile, code }, (trx, phone) => deleteBars(trx, recipientMac(ctx, phone)));
}
