/**
 * Gifts whose recipient is asked by a link: whether that is allowed, and the request that is created with the order.
 */
import type { Day } from '#domain/delivery/calendar.ts';
import { momentOf } from '#domain/delivery/calendar.ts';
import { isBarred } from '#domain/gift-requests/bar.ts';
import type { RequestScope } from '#domain/gift-requests/reach.ts';
import { mostAsksAWeek, mostAsked, secondsUntilAskable } from '#domain/gift-requests/request.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertAlternatives } from './alternatives.repo.ts';
import {
  countAsked,
  findBars,
  findNewestRequests,
  insertRequest,
  insertRequestEvent,
  lockRecipient,
} from './requests.repo.ts';

type Ctx = Pick<Context, 'now' | 'secrets'>;

/** The keyed hash (HMAC) of a phone number, as stored with requests and bars. */
export function recipientMac({ secrets }: Pick<Context, 'secrets'>, phone: string): string {
  return secrets.mac('recipient', phone);
}

const dayMs = 86_400_000;
const since = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

type GiftParties = { giverPhone: string | null; recipient: string; isAnonymous: boolean };

/** Whether the recipient has refused gifts from this giver. A gift to one's own number is always allowed. */
export async function isUnwanted(ctx: Ctx, trx: Trx, gift: GiftParties): Promise<boolean> {
  if (gift.recipient === '' || gift.recipient === gift.giverPhone) return false;
  const bars = await findBars(trx, recipientMac(ctx, gift.recipient));
  const giver = gift.giverPhone === null ? '' : recipientMac(ctx, gift.giverPhone);
  return isBarred(bars, { giver, isAnonymous: gift.isAnonymous });
}

/**
 * Whether a number has reached the weekly limit of requests, or already has an open anonymous one. The number is locked
 * until the transaction ends, so that a request sent in it counts for those who ask next.
 */
export async function isSpent(ctx: Ctx, trx: Trx, gift: GiftParties): Promise<boolean> {
  const mac = recipientMac(ctx, gift.recipient);
  await lockRecipient(trx, mac);
  const { asked, hasAnonymous } = await countAsked(trx, mac, since(ctx.now(), 7));
  return asked >= mostAsksAWeek || (gift.isAnonymous && hasAnonymous);
}

/**
 * Checks whether the giver may send a request to this number now. One refusal for both, so that it does not reveal
 * whether the recipient refuses gifts or has had many requests.
 * @throws Refusal `gift.recipient-unavailable`, `gift.too-many`
 */
export async function requireAskable(
  ctx: Ctx,
  trx: Trx,
  gift: GiftParties & { customerId: number; asks: boolean },
): Promise<void> {
  const isBusy = gift.asks && (await isSpent(ctx, trx, gift));
  if ((await isUnwanted(ctx, trx, gift)) || isBusy) throw new Refusal('gift.recipient-unavailable');
  if (!gift.asks) return;
  const now = ctx.now();
  const newest = await findNewestRequests(trx, {
    ...{ customerId: gift.customerId, recipient: gift.recipient, mac: recipientMac(ctx, gift.recipient) },
    ...{ since: since(now, 30), most: mostAsked.aMonth },
  });
  const retryAfter = secondsUntilAskable(newest, now);
  if (retryAfter > 0) throw new Refusal('gift.too-many', { retryAfter });
}

/** Letters and digits that are not mistaken for each other on the phone. */
function spokenWord(random: string): string {
  return `G-${random
    .toUpperCase()
    .replace(/[^A-HJKMNP-Z2-9]/g, '')
    .slice(0, 4)}`;
}

type NewRequest = {
  orderId: string;
  recipient: string;
  scope: RequestScope;
  latestDay: Day | null;
  showsSender: boolean;
  /** Options that the recipient may choose instead. */
  alternatives: readonly number[];
};

/** Creates the request; it waits until its order is placed, then a scheduled task sends the SMS. */
export async function openRequest(
  ctx: Ctx & Pick<Context, 'newId'>,
  trx: Trx,
  { orderId, recipient, scope, latestDay, showsSender, alternatives }: NewRequest,
): Promise<void> {
  const at = ctx.now();
  await insertRequest(trx, {
    order_id: orderId,
    state: 'waiting',
    scope,
    latest_day: latestDay,
    shows_sender: showsSender,
    recipient_mac: recipientMac(ctx, recipient),
    word: spokenWord(ctx.newId()),
    due_at: latestDay === null ? null : momentOf(latestDay, '12:00'),
    created_at: at,
  });
  await insertAlternatives(trx, orderId, alternatives);
  await insertRequestEvent(trx, { orderId, at, from: null, to: 'waiting', actor: 'customer' });
}
