/** Cancelling an order by its link. Links get forwarded, so a code to the buyer's number proves who wants it. */
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { LinkCode } from '#contract/customers/link-code.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { sendLinkCode } from '#server/features/customers/sign-in/send-link-code.ts';
import { readOrder } from '#server/features/orders/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cancelOrder } from '../cancel-order.ts';
import { showLinkedOrder } from './show-linked-order.ts';

type Ctx = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newCode' | 'jobs' | 'secrets' | 'config' | 'invalidation' | 'log'
>;

/**
 * Sends a code to the number of the order's buyer; one of the last minute is good enough.
 * @throws Refusal `order.action-refused`, and those of `sendCode`
 */
export async function sendCancelCode(
  ctx: Ctx,
  link: LinkActor,
  { ip, lang }: { ip: string; lang: Lang },
): Promise<LinkCode> {
  const { mobile } = await findBuyer(ctx, link);
  return sendLinkCode(ctx, link, { mobile, ip, lang });
}

/** @throws Refusal `order.action-refused`, `otp.wrong`, `otp.expired`, `otp.exhausted` */
export async function cancelByLink(
  ctx: Ctx,
  link: LinkActor,
  { code, lang }: { code: string; lang: Lang },
): Promise<LinkedOrder> {
  const { mobile, customerId } = await findBuyer(ctx, link);
  await proveNumber(ctx, { typed: mobile, code, bucket: link.linkId }, async () => undefined);
  await cancelOrder(ctx, { customerId, lang }, link.subjectId);
  return showLinkedOrder(ctx, link.subjectId);
}

async function findBuyer({ db }: Ctx, { subjectId }: LinkActor) {
  const order = await readOrder(db, subjectId);
  if (!shapeHead(order).actions.includes('cancel')) throw new Refusal('order.action-refused');
  const mobile = await readPhone(db, order.customer_id);
  if (mobile === null) throw new Refusal('order.not-found');
  return { mobile, customerId: order.customer_id };
}
