import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { missingGoods } from '#domain/delivery/delivery.ts';
import { availableFor, findShortages, mergeWishes, type Offer } from '#domain/stock.ts';
import { lineTotal } from '#domain/totals.ts';
import type { Context } from '#server/context.ts';
import { type Goods, readGoods } from '#server/features/catalogue/products/read-options-for-sale.ts';
import { readHomeZone, readZoneOfPlace } from '#server/features/delivery/addresses/read-destination.ts';
import { readCertificate } from '#server/features/orders/certificates/use-certificate.ts';
import { readFreeUnits } from '#server/features/stock/read-available-units.ts';
import { nameShortages } from './name-shortages.ts';
import { planDelivery } from './plan-delivery.ts';
import { priceLines, priceWish } from './price-lines.ts';
import { readGift } from './read-gift.ts';

/**
 * What these goods would cost now and whether they are there: for the cart page, guests included. Without a place it is the
 * home zone's price. Promises nothing and writes nothing.
 * @throws Refusal: any of the route's
 */
export async function quoteOrder(ctx: Pick<Context, 'db' | 'now'>, wish: QuoteInput): Promise<Quote> {
  const { db } = ctx;
  const now = ctx.now();
  const wishes = mergeWishes(wish.items);
  const options = wishes.map(({ option }) => option);
  const [goods, free] = await Promise.all([readGoods(db, options), readFreeUnits(db, options)]);
  const zone = wish.place ? await readZoneOfPlace(db, wish.place) : await readHomeZone(db);
  const delivery = wish.delivery ?? 'STANDARD';
  // A window is chosen after the method: until then its price is known and its hours are not.
  if (delivery === 'EXPRESS' || wish.slot !== undefined)
    await planDelivery(db, { delivery, slot: wish.slot }, zone, now);
  const gift = await readGift(db, wish.gift, false);
  const certificate = wish.certificate ? await readCertificate(db, wish.certificate, now) : null;

  const offers = offersOf(goods, free);
  const lines = priceLines(wishes, goods);
  const available = availableFor(lines, offers);
  const balance = certificate?.balance ?? 0;
  const totals = priceWish({ lines, zone, delivery, gift: gift.price, balance });
  return {
    lines: lines.map((line, at) => ({
      product: line.product,
      option: line.option,
      quantity: line.quantity,
      price: line.price,
      total: lineTotal(line),
      available: available[at] ?? 0,
    })),
    totals,
    unavailable: await nameShortages(db, findShortages(wishes, offers), goods),
    ...missingGoods(zone, totals.goods),
  };
}

function offersOf(
  goods: ReadonlyMap<number, Goods>,
  free: ReadonlyMap<number, number>,
): ReadonlyMap<number, Offer> {
  return new Map(
    [...goods].map(([option, { product, forSale }]) => [
      option,
      { option, product, forSale, free: free.get(option) ?? 0 },
    ]),
  );
}
