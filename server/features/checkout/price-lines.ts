import type { OrderInput } from '#contract/checkout/shop.ts';
import { deliveryFee, type OrderDeliveryMethod, type Zone } from '#domain/delivery/delivery.ts';
import type { OrderLine } from '#domain/stock.ts';
import { goodsTotal, largestSum, type OrderTotals, orderTotals } from '#domain/totals.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { OptionForSale } from '#server/features/catalogue/products/products.read.ts';
import { applyPromo, type PromoPart } from '#server/features/promo/apply-promo.ts';
import type { UsablePromo } from '#server/features/promo/use-promo.ts';

/** Lines of existing goods; the others are shortages and cost nothing. */
export type PricedLine = OrderLine & { price: number; isCertificate: boolean };

/** Prices lines at the shop's present prices, in tenge. An unknown option, or one of another product, is left out. */
export function priceLines(
  lines: readonly OrderLine[],
  goods: ReadonlyMap<number, OptionForSale>,
): PricedLine[] {
  return lines.flatMap((input) => {
    const found = goods.get(input.option);
    return found && found.product === input.product
      ? [{ ...input, price: found.price, isCertificate: found.isCertificate }]
      : [];
  });
}

/** The sum that counts for minimum and free delivery: the face value of certificates does not. */
export function deliveredTotal(lines: readonly PricedLine[]): number {
  return goodsTotal(lines.filter(({ isCertificate }) => !isCertificate));
}

/** The same sum after a promo code, before the zone is known. @throws Refusal `promo.not-for-this` */
export function deliveredAfterPromo(
  lines: readonly OrderLine[],
  goods: ReadonlyMap<number, OptionForSale>,
  promo: UsablePromo | null,
): number {
  const priced = priceLines(lines, goods);
  return deliveredTotal(priced) - applyPromo(promo, priced, goods).ofGoods;
}

/**
 * The price of an order, the promo discount of each line, and the sum of goods that counts for minimum and free
 * delivery.
 */
export type OrderPrice = { totals: OrderTotals; shares: readonly number[]; goodsPaid: number };

/**
 * The price of an order, from the shop's own prices only.
 * @throws Refusal `express.unavailable` where there is no express, `promo.not-for-this`
 */
export function priceOrder(parts: {
  lines: readonly PricedLine[];
  zone: Zone;
  delivery: OrderDeliveryMethod;
  gift: number;
  balance: number;
  promo: PromoPart;
}): OrderPrice {
  const { zone, promo } = parts;
  const goods = goodsTotal(parts.lines);
  const goodsPaid = deliveredTotal(parts.lines) - promo.ofGoods;
  const delivery = deliveryFee(zone, parts.delivery, goodsPaid);
  if (delivery === null) throw new Refusal('express.unavailable', { field: 'delivery' });
  const standard = promo.isOfDelivery ? (deliveryFee(zone, 'STANDARD', goodsPaid) ?? 0) : 0;
  const off = promo.ofGoods + Math.min(standard, delivery);
  if (promo.isOfDelivery && off === 0)
    throw new Refusal('promo.not-for-this', { field: 'promo', data: { reason: 'delivery-free' } });
  const sums = { goods, wrap: parts.gift, delivery, balance: parts.balance, promo: off };
  return { totals: orderTotals(sums), shares: promo.shares, goodsPaid };
}

/**
 * The last check before the order is written: the price the customer saw, and the zone's minimum.
 * @throws Refusal `order.price-changed` with the new totals, `order.below-minimum` with the missing sum,
 * `request.invalid` for a sum above the limit
 */
export function requireAgreed(
  { totals, goodsPaid }: OrderPrice,
  zone: Zone,
  input: Pick<OrderInput, 'expectedTotal'>,
): void {
  if (totals.goods + totals.wrap + totals.delivery >= largestSum)
    throw new Refusal('request.invalid', { field: 'items' });
  if (input.expectedTotal !== undefined && input.expectedTotal !== totals.total)
    throw new Refusal('order.price-changed', { data: { totals } });
  if (goodsPaid < zone.minimum)
    throw new Refusal('order.below-minimum', {
      data: { minimum: zone.minimum, missing: zone.minimum - goodsPaid },
    });
}
