import type { GiftAnswer, GiftView } from '#contract/gift-requests/shop.ts';
import { toCollect } from '#domain/payments/hand-in.ts';
import { mayAnswer, mayThank, requestMoves } from '#domain/gift-requests/request.ts';
import type { Context, DbContext } from '#server/context.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { showHandOverCode } from '#server/features/couriers/core/hand-over-code.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readDeliveredAt, readOrder, readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import {
  findRequest,
  findThanks,
  readThanksFiles,
  type RequestRow,
  type ThanksRow,
} from './core/requests.read.ts';
import { showAlternatives } from './alternatives.ts';
import { type AskedOrder, hidesGiver } from './lock-gift.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type GiftContext = DbContext & Pick<Context, 'secrets' | 'config' | 'cache'>;

/**
 * A gift as the holder of its link sees it: no price, no phone number, no place, and no name of an anonymous giver.
 * @throws Refusal `link.not-found` when the gift no longer exists
 */
export async function showGift(ctx: GiftContext, orderId: string): Promise<GiftView> {
  const { order, request } = await readGiftOrder(ctx.db, orderId);
  const { contacts } = await readTexts(ctx.db, ['contacts']);
  const deliveredAt = await readDeliveredAt(ctx.db, order);
  const isDelivered = deliveredAt !== null;
  const thanks = await findThanks(ctx.db, orderId);
  const isPlanned = request.state === 'answered' || isDelivered || order.status === 'on-the-way';
  return {
    state: request.state,
    word: request.word,
    phones: contacts.phones,
    ...senderOf({ order, request }),
    alternatives: await showAlternatives(ctx.db, { order, request }),
    parcel: isOver(order, request) ? { titles: [], pictures: [] } : await readParcel(ctx.db, orderId),
    ...(isPlanned ? promisedTime(order) : { day: null, from: null, to: null }),
    canAnswer: mayAnswer(request.state, order.status),
    ...(collects(order) ? { paysOnDelivery: true } : {}),
    canThank: thanks === undefined && mayThank(order.status, deliveredAt, ctx.now()),
    isOnTheWay: order.status === 'on-the-way',
    ...(await showHandOverCode(ctx, order)),
    isDelivered,
    isThanked: thanks !== undefined && thanks.withdrawn_at === null,
    card: isDelivered ? order.gift?.message || null : null,
  };
}

/** What only the unlocked page shows: recipient, answer, thanks. */
export async function showAnswer(ctx: DbContext, orderId: string): Promise<GiftAnswer> {
  const { order } = await readGiftOrder(ctx.db, orderId);
  const thanks = await findThanks(ctx.db, orderId);
  // An address that the giver entered is not shown.
  const own = order.recipient_asks ? order.address : null;
  return {
    fullname: own?.fullname || (order.gift?.recipientName ?? ''),
    own: own && {
      place: own.place,
      line1: own.line1,
      line2: own.line2 ?? '',
      landmark: own.landmark ?? '',
    },
    thanks: thanks && thanks.withdrawn_at === null ? await shapeThanks(ctx, thanks) : null,
  };
}

async function shapeThanks({ db }: DbContext, { text, at, order_id: id }: ThanksRow) {
  const files = await readThanksFiles(db, id);
  return { text, at: at.toISOString(), files: files.map(({ file }) => file) };
}

/** An order with its request, not locked. @throws Refusal `link.not-found` for an order without a request */
export async function readGiftOrder(
  db: Db,
  orderId: string,
): Promise<{ order: OrderRecord; request: RequestRow }> {
  const request = await findRequest(db, orderId);
  if (!request) throw new Refusal('link.not-found');
  return { order: await readOrder(db, orderId), request };
}

function senderOf(asked: AskedOrder): Pick<GiftView, 'sender' | 'isAnonymous'> {
  const isAnonymous = hidesGiver(asked);
  return { sender: isAnonymous ? null : asked.order.gift?.senderName || null, isAnonymous };
}

function collects({ payment, payment_status: paymentStatus, total_tenge: total }: OrderRecord): boolean {
  return toCollect({ payment, paymentStatus, total }) > 0;
}

/** The gift will not be delivered: then nothing is shown. */
function isOver({ status }: OrderRecord, { state }: RequestRow): boolean {
  if (status === 'delivered' || status === 'on-the-way') return false;
  return ['cancelled', 'returned', 'expired'].includes(status) || !requestMoves.answer.from.includes(state);
}

async function readParcel(db: Db, orderId: string): Promise<GiftView['parcel']> {
  const lines = await readOrderLines(db, orderId);
  const pictures = await readPictures(
    db,
    lines.map(({ picture_id }) => picture_id),
  );
  return { titles: lines.map(({ title }) => title), pictures: [...pictures.values()].slice(0, 3) };
}
