import type { OrderInput } from '#contract/checkout/shop.ts';
import { type DeliveryMethod, deliveryFee, type Zone } from '#domain/delivery/delivery.ts';
import type { WishLine } from '#domain/stock.ts';
import { goodsTotal, largestSum, type OrderTotals, orderTotals } from '#domain/totals.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Goods } from '#server/features/catalogue/products/read-options-for-sale.ts';

/** Lines of a wish that name goods which exist; the rest is a shortage and costs nothing. */
export type PricedLine = WishLine & { price: number };

export function priceLines(wishes: readonly WishLine[], goods: ReadonlyMap<number, Goods>): PricedLine[] {
  return wishes.flatMap((wish) => {
    const found = goods.get(wish.option);
    return found && found.product === wish.product ? [{ ...wish, price: found.price }] : [];
  });
}

/**
 * What a wish costs, by the shop's prices alone.
 * @throws Refusal `express.unavailable` where no courier rides
 */
export function priceWish(parts: {
  lines: readonly PricedLine[];
  zone: Zone;
  delivery: DeliveryMethod;
  gift: number;
  balance: number;
}): OrderTotals {
  const goods = goodsTotal(parts.lines);
  const delivery = deliveryFee(parts.zone, parts.delivery, goods);
  if (delivery === null) throw new Refusal('express.unavailable', { field: 'delivery' });
  return orderTotals({ goods, wrap: parts.gift, delivery, balance: parts.balance });
}

/**
 * The last look before the order is written: the price the customer saw, and the zone's minimum.
 * @throws Refusal `order.price-changed` with the new totals, `order.below-minimum` with what is missing, `request.invalid`
 * for a sum that cannot be written
 */
export function demandAgreed(totals: OrderTotals, zone: Zone, wish: Pick<OrderInput, 'expectedTotal'>): void {
  if (totals.goods + totals.wrap + totals.delivery >= largestSum)
    throw new Refusal('request.invalid', { field: 'items' });
  if (wish.expectedTotal !== undefined && wish.expectedTotal !== totals.total)
    throw new Refusal('order.price-changed', { data: { totals } });
  if (totals.goods < zone.minimum)
    throw new Refusal('order.below-minimum', {
      data: { minimum: zone.minimum, missing: zone.minimum - totals.goods },
    });
}
