import type { Context } from '#server/context.ts';
import { readReviewsOf } from '#server/features/catalogue/reviews/reviews-of.ts';
import { readBought } from '#server/features/orders/certificates/sales.read.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';
import { exportAnswers } from '#server/features/orders/requests/forget-requests.ts';
import { recipientMac } from '#server/features/orders/requests/open-request.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { listPeople } from '#server/features/people/list-people.ts';
import { exportReminders } from '#server/features/people/switch-reminders.ts';
import { readWishlist } from '#server/features/wishlist/wishlist.read.ts';
import { showCustomer } from './manage-customers.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

const mostOrders = 1_000;

/** Exports everything the shop stores about a person, to be handed to them. @throws Refusal `record.not-found` */
export async function exportCustomer(
  ctx: OfficeContext & Pick<Context, 'db' | 'now'>,
  id: number,
  by: By,
): Promise<unknown> {
  const customer = await showCustomer(ctx, id);
  const range = { number: 1, size: mostOrders, offset: 0 };
  const { data: rows } = await readStaffOrders(ctx.db, { customer: id }, range, 'owner');
  const orders = [];
  for (const row of rows)
    orders.push(await showOrder(ctx.db, { customerId: id, id: row.id, now: ctx.now() }));
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
    wishes: wishlist,
    certificates,
    people,
    reminders,
    gifts,
  };
}
