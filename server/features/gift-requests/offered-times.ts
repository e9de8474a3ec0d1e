/** Where and when a gift can be delivered: places that the paid fee covers, days and slots with capacity left. */
import type { AddressTimes, GiftPlaces, GiftTimes } from '#contract/gift-requests/shop.ts';
import { isDay } from '#domain/delivery/calendar.ts';
import { slotId } from '#domain/delivery/slots.ts';
import { insteadOfMoney } from '#domain/certificates/certificate.ts';
import { reaches, type Reach } from '#domain/gift-requests/reach.ts';
import type { DbContext } from '#server/context.ts';
import type { NewTime } from '#server/features/checkout/move-delivery.ts';
import { readMaking } from '#server/features/checkout/making/read-making.ts';
import { readOpenPlaces } from '#server/features/delivery/read-open-places.ts';
import { showDeliveryChoice } from '#server/features/delivery/show-delivery-choice.ts';
import { readSales } from '#server/features/certificates/core/sales.read.ts';
import { readBack } from '#server/features/orders/core/refund-parts.read.ts';
import { readOrderLines, readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { decisionsOf, findRequest } from './core/requests.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AskedOrder } from './lock-gift.ts';

/** The number of days with slots to offer. */
const mostDays = 7;

/**
 * What has been paid for the delivery of a gift, in tenge; `isGiven`: by a promo code, so that nothing of it is
 * refunded.
 */
export async function readReach(
  db: Db | Trx,
  { order, request }: AskedOrder,
): Promise<Reach & { isGiven: boolean }> {
  const lines = await readOrderLines(db, order.id);
  const promo = lines.reduce((sum, line) => sum + line.promo_tenge, 0);
  // As at checkout, the face value of certificates in the order counts for no delivery.
  const sales = (await readSales(db, order.id)).filter(({ position }) => position !== insteadOfMoney);
  const faces = sales.reduce((sum, { face }) => sum + face, 0);
  return {
    scope: request.scope,
    zone: order.zone_id,
    goods: order.goods_tenge - faces - promo,
    delivery: order.delivery_tenge - (await readBack(db, order.id)).delivery,
    // A promo code paid for the delivery, so none of it can be refunded.
    isGiven: order.promo_tenge > promo,
  };
}

/** Places that the paid fee covers; one outside is refused by `listTimes`, too. */
export async function listPlaces(ctx: DbContext, asked: AskedOrder): Promise<GiftPlaces> {
  const reach = await readReach(ctx.db, asked);
  const places = await readOpenPlaces(ctx.db);
  return places
    .filter(({ zone }) => reaches(zone, reach))
    .map(({ id, region, title }) => ({ id, region, title }));
}

/** `chosen`: id of the time that was chosen before. */
type OfferedTimes = { times: GiftTimes; leadDays: number; chosen: string | undefined };

/**
 * Slots with capacity left, the one that was chosen before included; without any, days of standard delivery.
 * @throws Refusal `place.not-found`, `place.closed`
 */
export async function listTimes(ctx: DbContext, asked: AskedOrder, place: number): Promise<OfferedTimes> {
  const { zone } = (await readOpenPlaces(ctx.db)).find(({ id }) => id === place) ?? {};
  if (!zone) throw new Refusal('place.not-found', { field: 'place' });
  if (!reaches(zone, await readReach(ctx.db, asked))) throw new Refusal('place.closed', { field: 'place' });
  const { leadDays } = await readMaking(ctx.db, asked.order, ctx.now());
  const { slot_id: slot, delivery_day: booked } = asked.order;
  const held = slot === null || booked === null ? undefined : slotId({ id: slot }, booked);
  const choice = await showDeliveryChoice(ctx, { place, leadDays, held });
  const slots = choice.days.map(({ day, slots }) => ({
    day,
    times: slots.filter(({ state }) => state === 'open').map(({ id, from, to }) => ({ time: id, from, to })),
  }));
  const plain = choice.standard.days.map((day) => ({ day, times: [{ time: day, from: null, to: null }] }));
  const latest = asked.request.latest_day;
  const times = (slots.length > 0 ? slots : plain)
    .filter(({ day, times: all }) => all.length > 0 && (latest === null || day <= latest))
    .slice(0, mostDays);
  return { times, leadDays, chosen: held ?? booked ?? undefined };
}

/**
 * The same for the giver who names an address of theirs after all.
 * @throws Refusal `order.not-found`, also for somebody else's; `gift.too-late` where it may not be named now; `place.not-found`,
 * `place.closed`
 */
export async function listAddressTimes(
  ctx: DbContext,
  { id, customerId, place }: { id: string; customerId: number; place: number },
): Promise<AddressTimes> {
  const order = await readOwnOrder(ctx.db, customerId, id);
  const request = await findRequest(ctx.db, id);
  if (!request || !decisionsOf(order, request, ctx.now()).includes('address'))
    throw new Refusal('gift.too-late');
  const { times, leadDays } = await listTimes(ctx, { order, request }, place);
  return { days: times, ...(leadDays > 0 ? { leadDays } : {}) };
}

/** A slot's id, or a day. */
export function timeOf(text: string): NewTime & { delivery: NewTime['method'] } {
  return isDay(text)
    ? { method: 'STANDARD', delivery: 'STANDARD', day: text }
    : { method: 'SLOT', delivery: 'SLOT', slot: text };
}
