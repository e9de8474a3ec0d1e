/** What changes an order by its link: links get forwarded, so a code to the buyer's number proves who wants it. */
import type { LinkCode } from '#contract/customers/link-code.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { sendLinkCode } from '#server/features/customers/sign-in/send-link-code.ts';
import { readOrder } from '#server/features/orders/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type LinkContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newCode' | 'jobs' | 'secrets' | 'config' | 'invalidation' | 'log'
>;

/**
 * Sends a code to the number of the order's buyer; one of the last minute is good enough.
 * @throws Refusal `order.action-refused` from the moment when nothing may be changed any more, and those of `sendCode`
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
 * Does what the buyer wants, once for a code of `sendBuyerCode`.
 * @param proof.work in the transaction that uses the code up: what it refuses leaves the code as it was
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
  // As long as it may be cancelled it may be changed.
  if (!shapeHead(order).actions.includes('cancel')) throw new Refusal('order.action-refused');
  const mobile = await readPhone(db, order.customer_id);
  if (mobile === null) throw new Refusal('order.not-found');
  return { mobile, customerId: order.customer_id };
}
