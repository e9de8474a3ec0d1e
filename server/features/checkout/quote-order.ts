import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { isBrought, missingGoods, noZone, type Zone } from '#domain/delivery/delivery.ts';
import { leadDaysOf, zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { codesOf, allocateCertificates } from '#domain/certificates/certificate.ts';
import { availableFor, findShortages, mergeLines, type Offer } from '#domain/stock.ts';
import { lineTotal, type OrderTotals } from '#domain/totals.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { OptionForSale } from '#server/features/catalogue/products/products.read.ts';
import {
  readMostExpensiveZone,
  readHomeZone,
  readZoneOfPlace,
} from '#server/features/delivery/addresses/read-destination.ts';
import { type Certificate, readCertificates } from '#server/features/certificates/core/use-certificate.ts';
import { applyPromo } from '#server/features/promo/apply-promo.ts';
import { readPromo } from '#server/features/promo/use-promo.ts';
import { readAvailableUnits } from '#server/features/stock/stock.read.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCartOptions } from '#server/features/certificates/read-options.ts';
import { nameShortages } from './name-shortages.ts';
import { planDelivery } from './plan-delivery.ts';
import { deliveredAfterPromo, type PricedLine, priceLines, priceOrder } from './price-lines.ts';
import { readGift } from './read-gift.ts';

type QuoteContext = DbContext & Pick<Context, 'config' | 'secrets'>;
type User = { customerId?: number | undefined; isUnknown?: boolean | undefined };
type Asker = {
  /** who uses the codes */
  customerId?: number;
  /** nobody knows which codes they have used */
  isUnknown?: boolean;
  /** whose stored cart is asked when something is not published */
  ofCart?: () => Promise<number | undefined>;
};

/**
 * The present price and availability of a cart, for the cart page, guests included. Without a place it has the price of
 * the home zone. Reserves and writes nothing.
 * @throws Refusal: any of the route's
 */
export async function quoteOrder(
  ctx: QuoteContext,
  input: QuoteInput,
  { customerId, isUnknown, ofCart = async () => customerId }: Asker,
): Promise<Quote> {
  const { db, now } = ctx;
  const inputs = mergeLines(input.items);
  const options = inputs.map(({ option }) => option);
  const [goods, free] = await Promise.all([
    readCartOptions(ctx, db, options),
    readAvailableUnits(db, options),
  ]);
  const lines = priceLines(inputs, goods);
  if (codesOf(input).length > 0 && lines.some(({ isCertificate }) => isCertificate))
    throw new Refusal('certificate.not-for-this', { field: 'certificate' });
  const codes = await readCodes(ctx, input, { customerId, isUnknown });
  const leadDays = leadDaysOf(goods.values());
  const named = await zoneOf(db, input, () => deliveredAfterPromo(inputs, goods, codes.promo));
  const zone = zoneAfterMaking(named, leadDays);
  const delivery = input.delivery ?? 'STANDARD';
  // A slot is chosen after the method: until then the price is known and the hours are not.
  if (delivery === 'EXPRESS' || input.slot !== undefined)
    await planDelivery(db, { delivery, slot: input.slot }, zone, now());
  const gift = await readGift(db, input.gift, false);

  const offers = offersOf(goods, free);
  const { totals, goodsPaid } = priceOrder({
    ...{ lines, zone, delivery, gift: gift.price },
    balance: codes.certificates.reduce((sum, { balance }) => sum + balance, 0),
    promo: applyPromo(codes.promo, lines, goods),
  });
  return {
    lines: shapeLines(lines, availableFor(lines, offers)),
    totals,
    ...payingOf(codes.certificates, totals),
    unavailable: await nameShortages(db, findShortages(inputs, offers), { goods, ofCart }),
    ...missingGoods(zone, goodsPaid),
    ...(leadDays > 0 ? { leadDays } : {}),
  };
}

async function zoneOf(db: Db, { place, ask, delivery }: QuoteInput, paid: () => number): Promise<Zone> {
  if (delivery && !isBrought(delivery)) return noZone;
  if (ask?.scope === 'anywhere') return readMostExpensiveZone(db, paid());
  return place ? readZoneOfPlace(db, place) : readHomeZone(db);
}

/** What the codes are worth; only customers may use codes. */
async function readCodes(ctx: QuoteContext, input: QuoteInput, { customerId, isUnknown = false }: User) {
  const { promo: code } = input;
  const now = ctx.now();
  const certificates = await readCertificates(ctx.db, ctx, codesOf(input));
  const products = input.items.map(({ product }) => product);
  const promo =
    code && customerId !== undefined
      ? await readPromo(ctx.db, ctx, { code, customerId, isUnknown, now, products })
      : null;
  return { certificates, promo };
}

/** What each certificate pays, in the order given; one that is not needed pays nothing. */
function payingOf(certificates: readonly Certificate[], totals: OrderTotals): Pick<Quote, 'certificates'> {
  const paying = allocateCertificates(certificates, totals.certificate ?? 0);
  const shown = certificates.map(({ id, last4, balance }) => {
    const tenge = paying.find((one) => one.id === id)?.tenge ?? 0;
    return { last4, tenge, left: balance - tenge };
  });
  return shown.length > 0 ? { certificates: shown } : {};
}

function shapeLines(lines: readonly PricedLine[], available: readonly number[]): Quote['lines'] {
  return lines.map((line, at) => ({
    product: line.product,
    option: line.option,
    quantity: line.quantity,
    price: line.price,
    total: lineTotal(line),
    available: available[at] ?? 0,
  }));
}

function offersOf(
  goods: ReadonlyMap<number, OptionForSale>,
  free: ReadonlyMap<number, number>,
): ReadonlyMap<number, Offer> {
  return new Map(
    [...goods].map(([option, { product, forSale }]) => [
      option,
      { option, product, forSale, free: free.get(option) ?? 0 },
    ]),
  );
}
