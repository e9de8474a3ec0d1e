import { giftAddress, linkForSms } from '#domain/links/link.ts';
import { secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import { mayAskOther, mostAsks, requestDueAt } from '#domain/gift-requests/request.ts';
import { parsePhone } from '#domain/phone.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { issueLink, revokeLinks } from '#server/features/links/issue-link.ts';
import { readSmsNumbers } from '#server/features/notifications/messages.read.ts';
import { forgetQueuedSms, queueSms } from '#server/features/notifications/queue-sms.ts';
import { changeDetails } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type MoveBy, moveRequest } from './core/move-request.ts';
import { isSpent, isUnwanted, recipientMac, requireAskable } from './core/open-request.ts';
import { updateRequestIf } from './core/change-request.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AskedOrder, hidesGiver, mobileOf } from './lock-gift.ts';
import type { GiverContext } from './notify-giver.ts';

type Texts = 'gift-asks' | 'gift-asks-2';

/**
 * The first SMS, as soon as the order is placed. A number that had too many requests, or refuses gifts, gets none: then
 * staff ask for the address, as with any such order.
 */
export async function askFirst(ctx: GiverContext, trx: Trx, { order, request }: AskedOrder): Promise<void> {
  const at = ctx.now();
  const giverPhone = await readPhone(trx, order.customer_id);
  const isAnonymous = hidesGiver({ order, request });
  const gift = { giverPhone, recipient: mobileOf(order), isAnonymous };
  if ((await isUnwanted(ctx, trx, gift)) || (await isSpent(ctx, trx, gift))) {
    await moveRequest(trx, { order, request }, { move: 'withdraw', actor: 'system', at });
    return;
  }
  const set = { asks: 1, asked_at: at, due_at: requestDueAt(at, request.latest_day) };
  await moveRequest(trx, { order, request }, { move: 'ask', actor: 'system', at, set });
  await sendAsking(ctx, trx, { order, kind: 'gift-asks' });
}

/** The second SMS, with the same link. It states the time left only where that is correct. */
export async function remind(ctx: GiverContext, trx: Trx, { order, request }: AskedOrder): Promise<void> {
  const asks = request.asks + 1;
  if (!(await updateRequestIf(trx, request, { asks }))) return;
  const left = (request.due_at?.getTime() ?? 0) - ctx.now().getTime();
  const hasTwoDays = left > 40 * 3_600_000;
  await sendAsking(ctx, trx, { order, kind: hasTwoDays ? 'gift-asks-2' : 'gift-asks', occasion: asks });
}

/** Prolongs the request by three days, once. The link is sent again only when one SMS was all that the number got. */
export async function extendRequest(ctx: GiverContext, trx: Trx, asked: AskedOrder): Promise<void> {
  const at = ctx.now();
  const { order, request } = asked;
  const due_at = requestDueAt(at, request.latest_day);
  const set = { asked_at: at, due_at, is_extended: true, asks: Math.max(request.asks, mostAsks.automatic) };
  await moveRequest(trx, asked, { move: 'extend', actor: 'customer', at, set });
  if (request.asks < mostAsks.automatic)
    await sendAsking(ctx, trx, { order, kind: 'gift-asks', occasion: at.getTime() });
}

type Anew = Pick<MoveBy, 'actor' | 'staffId'> & { mobile?: string | undefined };

/**
 * Sends the SMS again with a new link: the old link and its wrong PIN tries end. To another number only before the page
 * was opened, and to few.
 * @throws Refusal `gift.too-late`, `gift.recipient-unavailable`, `gift.too-many`, `request.invalid` for an invalid
 * number
 */
export async function askAnew(
  ctx: GiverContext,
  trx: Trx,
  { asked, mobile: typed, ...by }: Anew & { asked: AskedOrder },
): Promise<void> {
  const at = ctx.now();
  const { order, request } = asked;
  const most = by.actor === 'staff' ? mostAsks.staff : mostAsks.automatic;
  const mobile = typed === undefined ? mobileOf(order) : readMobile(typed);
  const isOther = mobile !== mobileOf(order);
  // Its link would be revoked before it is sent: at night it waits for the morning.
  await forgetQueuedSms(trx, order.id, 'gift-asks');
  const sent = await readSmsNumbers(trx, { order: order.id, kind: 'gift-asks' });
  const isAllowed = isOther ? request.opened_at === null && mayAskOther(mobile, sent) : request.asks < most;
  if (!isAllowed) throw new Refusal('gift.too-late');
  if (isOther) await changeNumber(ctx, trx, { asked, mobile });
  await revokeLinks(trx, { purpose: 'gift', subjects: [order.id], at });
  const set = {
    asks: (isOther ? sent.filter((one) => one === mobile).length : request.asks) + 1,
    asked_at: at,
    due_at: requestDueAt(at, request.latest_day),
    recipient_mac: recipientMac(ctx, mobile),
  };
  const now = { order: await lockOrder(trx, order.id), request };
  await moveRequest(trx, now, { move: 'resend', ...by, at, set });
  await sendAsking(ctx, trx, { order: now.order, kind: 'gift-asks', occasion: at.getTime() });
}

function readMobile(typed: string): string {
  const phone = parsePhone(typed);
  if (!phone) throw new Refusal('request.invalid', { field: 'mobile' });
  return phone;
}

async function changeNumber(
  ctx: GiverContext,
  trx: Trx,
  { asked, mobile }: { asked: AskedOrder; mobile: string },
): Promise<void> {
  const { order } = asked;
  const { customer_id: customerId, gift } = order;
  const giverPhone = await readPhone(trx, customerId);
  const isAnonymous = hidesGiver(asked);
  await requireAskable(ctx, trx, { giverPhone, recipient: mobile, isAnonymous, customerId, asks: true });
  const changed = JSON.stringify({ ...gift, recipientMobile: mobile });
  await changeDetails(trx, order.id, { gift: changed }, ctx.now());
}

/** The link in the giver's language; the page offers the other. Not sent at night. */
async function sendAsking(
  ctx: GiverContext,
  trx: Trx,
  { order, kind, occasion }: { order: OrderRecord; kind: Texts; occasion?: number },
): Promise<void> {
  const token = await issueLink(ctx, trx, { purpose: 'gift', subjectId: order.id });
  await queueSms(trx, ctx, {
    ...{ kind, phone: mobileOf(order), lang: order.lang, orderId: order.id },
    params: { link: linkForSms(ctx.config.publicUrl, giftAddress(token)) },
    ...(occasion === undefined ? {} : { occasion }),
    inSeconds: secondsToSmsHours(ctx.now()),
  });
}
