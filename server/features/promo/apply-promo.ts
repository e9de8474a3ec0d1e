import { promoOfGoods } from '#domain/promo/promo-code.ts';
import type { OrderLine } from '#domain/stock.ts';
import type { OptionForSale } from '#server/features/catalogue/products/products.read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { UsablePromo } from './use-promo.ts';

/** The discount of a code on the goods of an order, by line, and whether it pays for standard delivery. */
export type PromoPart = { ofGoods: number; shares: readonly number[]; isOfDelivery: boolean };

type Line = OrderLine & { price: number };

/** @throws Refusal `promo.not-for-this` with the reason */
export function applyPromo(
  promo: UsablePromo | null,
  lines: readonly Line[],
  goods: ReadonlyMap<number, OptionForSale>,
): PromoPart {
  if (!promo) return { ofGoods: 0, shares: [], isOfDelivery: false };
  const found = promoOfGoods(
    promo.rule,
    lines.map(({ product, option, price, quantity }) => ({
      // Certificates do not count towards the minimum, and get no discount.
      price: goods.get(option)?.isCertificate ? 0 : price,
      quantity,
      isReduced: goods.get(option)?.isReduced ?? false,
      categories: promo.categoriesOf.get(product) ?? [],
    })),
  );
  if ('reason' in found) throw new Refusal('promo.not-for-this', { field: 'promo', data: found });
  return { ofGoods: found.tenge, shares: found.shares, isOfDelivery: promo.rule.kind === 'delivery' };
}
