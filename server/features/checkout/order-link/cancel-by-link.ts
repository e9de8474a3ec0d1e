import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { Lang } from '#contract/shared.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { cancelOrder } from '../cancel-order.ts';
import { type LinkContext, proveBuyer } from './prove-buyer.ts';
import { showLinkedOrder } from './show-linked-order.ts';

/**
 * Cancels an order by its link, like its customer.
 * @throws Refusal `order.action-refused`, `otp.wrong`, `otp.expired`, `otp.exhausted`
 */
export async function cancelByLink(
  ctx: LinkContext,
  link: LinkActor,
  { code, lang }: { code: string; lang: Lang },
): Promise<LinkedOrder> {
  const { subjectId: id } = link;
  const buyer = await proveBuyer(ctx, link, { code });
  await cancelOrder(ctx, { ...buyer, lang }, id);
  return showLinkedOrder(ctx, id);
}
