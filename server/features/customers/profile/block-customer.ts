import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { updateCustomer } from './customer.repo.ts';
import { forgetDevices } from '#server/features/customers/sign-in/otp.repo.ts';
import { revokeSessions } from '#server/features/customers/sessions/session.repo.ts';

/**
 * Blocks or unblocks a customer. A blocked one is signed out at once on every node and gets no code; their ended
 * sessions stay ended.
 */
export async function blockCustomer(
  trx: Trx,
  ctx: Pick<Context, 'now'>,
  customerId: number,
  block: { isBlocked: boolean; reason?: string | undefined },
): Promise<void> {
  const { isBlocked, reason = '' } = block;
  await updateCustomer(trx, customerId, {
    blocked_at: isBlocked ? ctx.now() : null,
    blocked_reason: isBlocked ? reason : '',
  });
  if (!isBlocked) return;
  await revokeSessions(trx, { customerId }, ctx.now());
  await forgetDevices(trx, customerId, '');
}
