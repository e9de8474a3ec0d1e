import type { Repeat } from '#contract/people/repeat.ts';
import type { Person } from '#contract/people/shop.ts';
import { addDays, dayOf, type Day } from '#domain/delivery/calendar.ts';
import { firstNameOf } from '#domain/people/people.ts';
import { deliveryFee, type Zone } from '#domain/delivery/delivery.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findNear } from '#server/features/catalogue/listing/find-near.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';
import { readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import { readCardPrice } from '#server/features/content/gift.read.ts';
import { readHomeZone, readPlace } from '#server/features/delivery/addresses/read-destination.ts';
import { readSoonest } from '#server/features/delivery/read-promise.ts';
import { showDeliveryChoice } from '#server/features/delivery/show-delivery-choice.ts';
import { type GiftTo, readGiftsTo } from '#server/features/orders/core/gifts.read.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { readPerson } from '#server/features/people/list-people.ts';
import { readAvailableUnits } from '#server/features/stock/stock.read.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'listing'>;
const mostGifts = 4;
const mostTimes = 8;
/** How many days before the date a gift may be delivered. */
const daysBefore = 3;

type RepeatQuery = { customerId: number; id: number; date?: number | undefined; isOwner: boolean };

/**
 * A prefilled order for a person's date. The holder of the link alone does not see the address.
 * @throws Refusal `person.not-found`, also for a deceased person
 */
export async function showRepeat(ctx: Ctx, { customerId, id, date, isOwner }: RepeatQuery): Promise<Repeat> {
  const person = await readPerson(ctx, customerId, id);
  if (!person || person.died) throw new Refusal('person.not-found');
  const chosen =
    person.dates.find((one) => one.id === date) ?? person.dates.find(({ next }) => next === person.nextDay);
  const day = chosen?.next ?? dayOf(ctx.now());
  const [address] = person.addresses;
  const place = address && (await readPlace(ctx.db, address.place).catch(() => undefined));
  const [last] = await readGiftsTo(ctx.db, customerId, { name: person.name, mobile: person.mobile ?? '' });
  const zone = place?.zone ?? (await readHomeZone(ctx.db));
  return {
    person: { id, name: isOwner ? person.name : firstNameOf(person.name) },
    day,
    gifts: await findGifts(ctx, { last, person, zone, day }),
    times: address && place ? await findTimes(ctx, address.place, day) : [],
    hasAddress: place !== undefined,
    cardPrice: await readCardPrice(ctx.db),
    own: isOwner
      ? {
          address:
            address && place ? { region: place.region, placeTitle: place.title, line1: address.line1 } : null,
          message: last?.message ?? '',
          bank: (last?.bank ?? null) as NonNullable<Repeat['own']>['bank'],
        }
      : null,
  };
}

type Gifts = { last: GiftTo | undefined; person: Person; zone: Zone; day: Day };
type Items = Repeat['gifts'][number]['items'];

/** The last gift, if it can be delivered again, and similar ones. */
async function findGifts(ctx: Ctx, { last, person, zone, day }: Gifts): Promise<Repeat['gifts']> {
  const lines = last ? await readOrderLines(ctx.db, last.id) : [];
  const items = lines.map((one) => ({
    product: one.product_id,
    option: one.option_id,
    quantity: one.quantity,
  }));
  const again = await priceItems(ctx, items);
  const [first] = lines;
  const likeness = { product: first?.product_id, price: first?.price_tenge, likes: person.likes };
  const near = await findNear(ctx, likeness, mostGifts);
  const soonest = await readSoonest(ctx);
  const cards = await readCards(
    ctx,
    [...(again !== null && first ? [first.product_id] : []), ...near],
    soonest,
  );
  const gifts = cards.flatMap((card) => {
    const isLast = again !== null && card.id === first?.product_id;
    // Goods made to order may take too long for the day.
    if (!card.defaultOption || (card.leadDays && (card.soonest ?? day) >= day)) return [];
    const own = [{ product: card.id, option: card.defaultOption.id, quantity: 1 }];
    const goods = isLast ? again : card.defaultOption.price;
    if (goods < zone.minimum) return [];
    return [
      {
        card,
        isLast,
        items: isLast ? items : own,
        total: goods + (deliveryFee(zone, 'STANDARD', goods) ?? 0),
      },
    ];
  });
  return gifts.slice(0, mostGifts);
}

/** The present price of these goods, or null when they cannot be delivered. */
async function priceItems(ctx: Ctx, items: Items): Promise<number | null> {
  if (items.length === 0) return null;
  const options = items.map(({ option }) => option);
  const [goods, units] = await Promise.all([
    readOptionsForSale(ctx.db, options),
    readAvailableUnits(ctx.db, options),
  ]);
  let sum = 0;
  for (const { option, quantity } of items) {
    const found = goods.get(option);
    if (!found?.forSale || (units.get(option) ?? 0) < quantity) return null;
    sum += found.price * quantity;
  }
  return sum;
}

/** Open slots on the day first, then on the days before it; without one, standard delivery by then. */
async function findTimes(ctx: Ctx, place: number, day: Day): Promise<Repeat['times']> {
  const today = dayOf(ctx.now());
  const from = addDays(day, -daysBefore) < today ? today : addDays(day, -daysBefore);
  if (day < from) return [];
  const choice = await showDeliveryChoice(ctx, { place, from, days: daysBefore + 1 });
  const slots = choice.days.flatMap((one) =>
    one.slots
      .filter(({ state }) => state === 'open')
      .map((slot) => ({ day: one.day, slot: slot.id, from: slot.from, to: slot.to })),
  );
  const plain = choice.standard.days.map((one) => ({ day: one, slot: null, from: null, to: null }));
  const times = (slots.length > 0 ? slots : plain).filter((one) => one.day <= day);
  return times.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, mostTimes);
}
