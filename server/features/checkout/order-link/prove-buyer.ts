/** Changing an order by its link needs a code sent to the buyer's phone, because links get forwarded. */
import type { LinkCode } from '#contract/customers/link-code.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { sendLinkCode } from '#server/features/customers/sign-in/send-link-code.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type LinkContext = Pick<
  Context,
  | 'db'
  | 'now'
  | 'newId'
  | 'newCode'
  | 'newToken'
  | 'jobs'
  | 'secrets'
  | 'config'
  | 'invalidation'
  | 'log'
  | 'reached'
>;

/**
 * Sends a code to the buyer's phone; one sent within the last minute is not sent again.
 * @throws Refusal `order.action-refused` when the order can no longer be changed, and those of `sendCode`
 */
export async function sendBuyerCode(
  ctx: LinkContext,
  link: LinkActor,
  from: { ip: string; lang: Lang },
): Promise<LinkCode> {
  const { mobile } = await findBuyer(ctx, link);
  return sendLinkCode(ctx, link, { mobile, ...from });
}

/**
 * Does what the buyer wants, once per code of `sendBuyerCode`.
 * @param proof.work in the transaction that uses the code up: its refusal leaves the code unused
 * @throws Refusal `order.action-refused`, `otp.wrong`, `otp.expired`, `otp.exhausted`, and those of the work
 */
export async function proveBuyer(
  ctx: LinkContext,
  link: LinkActor,
  { code, work }: { code: string; work?: (trx: Trx) => Promise<unknown> },
): Promise<{ customerId: number }> {
  const { mobile, customerId } = await findBuyer(ctx, link);
  const proof = { typed: mobile, code, bucket: link.linkId };
  await proveNumber(ctx, proof, async (trx) => void (await work?.(trx)));
  return { customerId };
}

async function findBuyer({ db }: LinkContext, { subjectId }: LinkActor) {
  const order = await readOrder(db, subjectId);
  // As long as it can be cancelled it can be changed.
  if (!shapeHead(order).actions.includes('cancel')) throw new Refusal('order.action-refused');
  const mobile = await readPhone(db, order.customer_id);
  if (mobile === null) throw new Refusal('order.not-found');
  return { mobile, customerId: order.customer_id };
}
