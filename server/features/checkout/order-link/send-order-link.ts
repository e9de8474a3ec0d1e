import { linkForSms } from '#domain/links/link.ts';
import { pageAddress } from '#domain/pages.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type LinkContext = MessageContext & Pick<Context, 'config' | 'newToken'>;

/** The path of an order's link, the same one every time while valid. The order is locked. */
export async function openOrderLink(
  ctx: LinkContext,
  trx: Trx,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<string> {
  return pageAddress('orderLink', await issueLink(ctx, trx, { purpose: 'order', subjectId: id }));
}

/** The same as it stands in an SMS. */
export async function orderLinkForSms(
  ctx: LinkContext,
  trx: Trx,
  order: Pick<OrderRecord, 'id'>,
): Promise<string> {
  return linkForSms(ctx.config.publicUrl, await openOrderLink(ctx, trx, order));
}

/**
 * Sends the link by SMS: the customer sees the order and pays it without signing in. The order is locked. `occasion`:
 * the reason to send it again; without one it is sent once per order.
 */
export async function sendOrderLink(
  ctx: LinkContext,
  trx: Trx,
  { order, occasion }: { order: OrderRecord; occasion?: string },
): Promise<void> {
  const link = await orderLinkForSms(ctx, trx, order);
  await notifyCustomer(ctx, trx, 'payment-link', order, {
    facts: { link },
    ...(occasion === undefined ? {} : { occasion }),
  });
}
