import { pageAddress } from '#domain/pages.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { notifyCustomer } from '#server/features/checkout/tell-customer.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type LinkContext = MessageContext & Pick<Context, 'config' | 'newToken'>;

/** The address of an order's link in the order's language, the same one every time while it works. The order is locked. */
export async function openOrderLink(
  ctx: LinkContext,
  trx: Trx,
  { id, lang }: Pick<OrderRecord, 'id' | 'lang'>,
): Promise<string> {
  const token = await issueLink(ctx, trx, { purpose: 'order', subjectId: id });
  const address = ctx.config.publicUrl + pageAddress('orderLink', token);
  return lang === 'ru' ? `${address}?lang=ru` : address;
}

/**
 * The link goes to the customer by SMS: they see the order and pay it without signing in. The order is locked.
 * `occasion`: why once more; without it the message is sent once for an order.
 */
export async function sendOrderLink(
  ctx: LinkContext,
  trx: Trx,
  { order, occasion }: { order: OrderRecord; occasion?: string },
): Promise<void> {
  const link = await openOrderLink(ctx, trx, order);
  await notifyCustomer(ctx, trx, 'payment-link', order, {
    facts: { link },
    ...(occasion === undefined ? {} : { occasion }),
  });
}
