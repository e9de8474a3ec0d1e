/** Privacy (GDPR) for staff: shows, exports and erases a customer's data. */
import type { OfficeCustomer } from '#contract/customers/office.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { forgetAnswersOf } from '#server/platform/idempotency/kept-answers.ts';
import { callerName } from '#server/platform/idempotency/repeat.ts';
import { forgetCart } from '#server/features/cart/save-cart.ts';
import { forgetBearer } from '#server/features/certificates/send-code.ts';
import { forgetReviewer } from '#server/features/catalogue/reviews/reviews-of.ts';
import { forgetAddresses, listAddresses } from '#server/features/delivery/addresses/list-addresses.ts';
import { readZones } from '#server/features/delivery/read-zones.ts';
import { blockCustomer } from '#server/features/customers/profile/block-customer.ts';
import { eraseCustomer, signOutEverywhere } from '#server/features/customers/profile/erase-customer.ts';
import { readCustomerNotes } from '#server/features/customers/profile/know-customer.ts';
import { readCustomer, readSessions } from '#server/features/customers/profile/read-customers.ts';
import { dropPicture } from '#server/features/media/drop-picture.ts';
import { revokeLinks } from '#server/features/links/issue-link.ts';
import { forgetMessages } from '#server/features/notifications/forget-messages.ts';
import { forgetPhotosOf } from '#server/features/parcel-photos/core/forget-photos.ts';
import { forgetRecipient, forgetThanks } from '#server/features/gift-requests/core/forget-requests.ts';
import { recipientMac } from '#server/features/gift-requests/core/open-request.ts';
import { forgetRefundNotes } from '#server/features/payments/payments.read.ts';
import { forgetBuyer } from '#server/features/orders/core/forget-buyer.ts';
import { forgetPeople } from '#server/features/people/list-people.ts';
import { forgetWishlist } from '#server/features/wishlist/save-wishlist.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Ctx = OfficeContext & Pick<Context, 'storage' | 'jobs' | 'security'>;

/** One customer with addresses and devices. @throws Refusal `record.not-found` */
export async function showCustomer(ctx: DbContext, id: number): Promise<OfficeCustomer> {
  const facts = await readCustomer(ctx.db, id);
  const [addresses, sessions, notes, places] = await Promise.all([
    listAddresses(ctx.db, id),
    readSessions(ctx.db, id, ctx.now()),
    readCustomerNotes(ctx.db, id),
    placeTitles(ctx.db),
  ]);
  const named = addresses.map((one) => ({ ...one, placeTitle: places.get(one.place) ?? { tm: '', ru: '' } }));
  return { ...facts, addresses: named, sessions, notes };
}

async function placeTitles(db: Db) {
  return new Map((await readZones(db)).flatMap(({ places }) => places.map(({ id, title }) => [id, title])));
}

type CustomerAction = 'block' | 'unblock' | 'sign-out';

/** Blocks, unblocks, or signs out everywhere. @throws Refusal `record.not-found` */
export async function changeAccess(
  ctx: Ctx,
  id: number,
  action: CustomerAction,
  by: By,
  reason?: string,
): Promise<OfficeCustomer> {
  await withAudit(ctx, by, { action: action, subject: 'customer' }, async (trx: Trx) => {
    const { isBlocked } = await readCustomer(trx, id);
    if (action === 'sign-out') await signOutEverywhere(trx, id, ctx.now());
    else await blockCustomer(trx, ctx, id, { isBlocked: action === 'block', reason });
    const after = {
      isBlocked: action === 'sign-out' ? isBlocked : action === 'block',
      ...(reason ? { reason } : {}),
    };
    return { id, before: { isBlocked }, after, result: undefined };
  });
  if (action === 'block') ctx.security.note('customer.blocked', { account: `customer:${id}` });
  return showCustomer(ctx, id);
}

/**
 * Erases a person for ever. Their orders stay for the books, without personal data.
 * @throws Refusal `record.not-found`, `record.in-use` while an order or refund is under way
 */
export async function forgetCustomer(ctx: Ctx, id: number, reason: string, by: By): Promise<OfficeCustomer> {
  const avatar = await withAudit(ctx, by, { action: 'erase', subject: 'customer' }, async (trx) => {
    const person = await eraseCustomer(trx, id, ctx.now());
    await forgetAnswersOf(trx, callerName('customer', id), person.phone);
    const subjects = await forgetBuyer(trx, id);
    await forgetRefundNotes(trx, id);
    for (const purpose of ['order', 'gift', 'waiting'] as const)
      await revokeLinks(trx, { purpose, subjects, at: ctx.now() });
    await forgetThanks(trx, subjects);
    await forgetRecipient(ctx, trx, recipientMac(ctx, person.phone));
    await forgetPhotosOf(ctx, trx, subjects);
    await forgetAddresses(trx, id);
    await forgetCart(trx, id);
    await forgetWishlist(trx, id);
    await forgetPeople(trx, id, ctx.now());
    await forgetReviewer(trx, id);
    await forgetMessages(trx, person.phone);
    await forgetBearer(trx, person.phone);
    return { id, after: { reason }, result: person.avatar };
  });
  ctx.security.note('customer.erased', { account: `customer:${id}` });
  if (avatar) await dropPicture(ctx, avatar);
  return showCustomer(ctx, id);
}
