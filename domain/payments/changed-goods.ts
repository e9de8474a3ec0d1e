/** Totals of an unpaid order after its goods were changed: agreed prices stay for what does not change. Tenge. */
import { goodsTotal } from '#domain/totals.ts';

/** `promo` is the part of `discount` by a promo code, `promoOfDelivery` the part of that off the delivery fee. */
type Charges = { wrap: number; delivery: number; discount: number; promo?: number; promoOfDelivery?: number };
/** `share` is what the promo code still takes off the line. */
type NewGoods = { lines: readonly { price: number; quantity: number; share?: number }[]; delivery: number };
export type ChangedTotals = Record<'wrap' | 'delivery' | 'discount' | 'promo', number> & {
  goods: number;
  /** Zero when certificates paid at least what it costs now. */
  total: number;
};

/** @param changed the new lines, and the delivery fee: the agreed one, or the zone's present one */
export function changedTotals(agreed: Charges, { lines, delivery }: NewGoods): ChangedTotals {
  const goods = goodsTotal(lines);
  const sum = goods + agreed.wrap + delivery;
  const shares = lines.reduce((all, { share = 0 }) => all + share, 0);
  const promo = shares + Math.min(agreed.promoOfDelivery ?? 0, delivery);
  const certificate = Math.min(agreed.discount - (agreed.promo ?? 0), sum - promo);
  const discount = promo + certificate;
  return { goods, wrap: agreed.wrap, delivery, discount, promo, total: sum - discount };
}
