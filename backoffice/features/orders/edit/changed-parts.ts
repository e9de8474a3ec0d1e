/** What two people change of one order: each sends only their own, and is told of the other's. */
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';

type Details = Pick<OfficeOrder, 'address' | 'delivery' | 'gift' | 'comment'>;
export type Part = keyof Details;
const parts: readonly Part[] = ['address', 'delivery', 'gift', 'comment'];

/** Parts of an order that are not what they were. */
export function changedParts(before: Details, after: Details): Part[] {
  return parts.filter((part) => !isSame(before[part], after[part]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Goods = {
  items: readonly { option: number; quantity: number; price: number }[];
  totals: { total: number };
};

/** Whether somebody else changed what is in an order, or what it comes to. */
export function hasOtherGoods(before: Goods, after: Goods): boolean {
  const goodsOf = ({ items, totals }: Goods) => [
    items.map(({ option, quantity, price }) => [option, quantity, price]),
    totals.total,
  ];
  return !isSame(goodsOf(before), goodsOf(after));
}
