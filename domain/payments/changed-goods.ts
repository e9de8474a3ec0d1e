/** What an unpaid order costs after its goods have changed: what was agreed on stays where nothing new is agreed. Tenge. */
import { goodsTotal } from '#domain/totals.ts';

type Agreed = { wrap: number; delivery: number; discount: number };
type Changed = { lines: readonly { price: number; quantity: number }[]; delivery: number };
export type ChangedTotals = Agreed & {
  goods: number;
  total: number;
  /** What the certificate gets back, because the order costs less than it gave. */
  returned: number;
};

/** @param changed the new lines, and the fee for delivery: the agreed one, or the present zone's */
export function changedTotals(agreed: Agreed, { lines, delivery }: Changed): ChangedTotals {
  const goods = goodsTotal(lines);
  const sum = goods + agreed.wrap + delivery;
  const discount = Math.min(agreed.discount, sum);
  const returned = agreed.discount - discount;
  return { goods, wrap: agreed.wrap, delivery, discount, total: sum - discount, returned };
}
