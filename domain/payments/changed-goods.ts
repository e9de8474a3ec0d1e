/** Lines and totals of an unpaid order after its goods were changed. Tenge. */
import { shareOfUnits } from '#domain/promo/promo-code.ts';
import { goodsTotal } from '#domain/totals.ts';

/** A line as it was agreed when the order was placed; `share` is what the promo code takes off it. */
export type AgreedLine = { option: number; quantity: number; price: number; share: number };
/** `price` is that of today. */
type WantedLine = { option: number; quantity: number; price: number };

/**
 * What a line costs after an edit: it depends on the goods alone, so that no detour takes a discount away. Agreed goods
 * have their agreed price, and agreed units their part of the share; other goods have today's price and no share.
 */
export function changedLine(
  { option, quantity, price }: WantedLine,
  agreed: readonly AgreedLine[],
): Pick<AgreedLine, 'price' | 'share'> {
  const known = agreed.find((line) => line.option === option);
  if (!known) return { price, share: 0 };
  const units = Math.min(quantity, known.quantity);
  return { price: known.price, share: shareOfUnits(known.share, units, known.quantity) };
}

/** `promo` is taken off by a promo code, `promoOfGoods` the part of that off the lines. */
type Charges = {
  wrap: number;
  delivery: number;
  certificate?: number;
  promo?: number;
  promoOfGoods?: number;
};
/** `share` is what the promo code still takes off the line. */
type NewGoods = { lines: readonly { price: number; quantity: number; share?: number }[]; delivery: number };
export type ChangedTotals = Record<'wrap' | 'delivery' | 'promo' | 'certificate', number> & {
  goods: number;
  /** Zero when certificates paid at least what it costs now. */
  total: number;
};

/** @param changed the new lines, and the delivery fee: the agreed one, or the zone's present one */
export function changedTotals(before: Charges, { lines, delivery }: NewGoods): ChangedTotals {
  const { wrap, certificate: agreed = 0, promo: code = 0, promoOfGoods = 0 } = before;
  const goods = goodsTotal(lines);
  const sum = goods + wrap + delivery;
  const shares = lines.reduce((all, { share = 0 }) => all + share, 0);
  const promo = shares + Math.min(code - promoOfGoods, delivery);
  const certificate = Math.min(agreed, sum - promo);
  return { goods, wrap, delivery, promo, certificate, total: sum - promo - certificate };
}
