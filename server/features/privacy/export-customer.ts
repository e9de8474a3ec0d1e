import type { Context } from '#server/context.ts';
import { readCart } from '#server/features/cart/save-cart.ts';
import { readReviewsOf } from '#server/features/catalogue/reviews/reviews-of.ts';
import { readBought } from '#server/features/certificates/core/sales.read.ts';
import { readOrderIds } from '#server/features/orders/core/orders.read.ts';
import { exportAnswers } from '#server/features/gift-requests/core/forget-requests.ts';
import { recipientMac } from '#server/features/gift-requests/core/open-request.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { listPeople } from '#server/features/people/list-people.ts';
import { exportReminders } from '#server/features/people/switch-reminders.ts';
import { readWishlist } from '#server/features/wishlist/wishlist.read.ts';
import { showCustomer } from './manage-customers.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

/** Exports everything the shop stores about a person, to be handed to them. @throws Refusal `record.not-found` */
export async function exportCustomer(
  ctx: OfficeContext & Pick<Context, 'db' | 'now'>,
  id: number,
  by: By,
): Promise<unknown> {
  const customer = await showCustomer(ctx, id);
  const orders = [];
  for (const order of await readOrderIds(ctx.db, id))
    orders.push(await showOrder(ctx.db, { customerId: id, id: order, now: ctx.now() }));
  const [reviews, wishlist] = [await readReviewsOf(ctx.db, id), await readWishlist(ctx.db, id)];
  const certificates = await readBought(ctx.db, id, { now: ctx.now() });
  const people = await listPeople(ctx, id);
  const reminders = await exportReminders(ctx, id);
  const gifts = await exportAnswers(ctx.db, recipientMac(ctx, customer.phone));
  await withAudit(ctx, by, { action: 'export', subject: 'customer' }, async () => ({
    id,
    result: undefined,
  }));
  return {
    exportedAt: ctx.now().toISOString(),
    customer,
    orders,
    reviews,
    cart: await readCart(ctx.db, id),
    wishes: wishlist,
    certificates,
    people,
    reminders,
    gifts,
  };
}
