/** What an unpaid order costs after its goods have changed: what was agreed on stays where nothing new is agreed. Tenge. */
import { goodsTotal } from '#domain/totals.ts';

/** Of the discount, `promo` is a promo code's part, and of that `promoOfDelivery` what it took off the fee. */
type Agreed = { wrap: number; delivery: number; discount: number; promo?: number; promoOfDelivery?: number };
/** `share` is what the promo code still takes off a line. */
type Changed = { lines: readonly { price: number; quantity: number; share?: number }[]; delivery: number };
export type ChangedTotals = Record<'wrap' | 'delivery' | 'discount' | 'promo', number> & {
  goods: number;
  /** Zero where certificates gave as much as it costs now, or more. */
  total: number;
};

/** @param changed the new lines, and the fee for delivery: the agreed one, or the present zone's */
export function changedTotals(agreed: Agreed, { lines, delivery }: Changed): ChangedTotals {
  const goods = goodsTotal(lines);
  const sum = goods + agreed.wrap + delivery;
  const shares = lines.reduce((all, { share = 0 }) => all + share, 0);
  const promo = shares + Math.min(agreed.promoOfDelivery ?? 0, delivery);
  const certificate = Math.min(agreed.discount - (agreed.promo ?? 0), sum - promo);
  const discount = promo + certificate;
  return { goods, wrap: agreed.wrap, delivery, discount, promo, total: sum - discount };
}
