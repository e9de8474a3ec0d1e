/** Optimistic concurrency of order edits: each user sends only their own changes, and is told of the other's. */
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import {
  type AddressDraft,
  type DeliveryDraft,
  deliveryOf,
  draftOf,
  type GiftDraft,
  giftOf,
} from './order-drafts.ts';

type Details = Pick<OfficeOrder, 'address' | 'delivery' | 'gift' | 'comment'>;
export type Part = keyof Details;
const parts: readonly Part[] = ['address', 'delivery', 'gift', 'comment'];

/** The parts of an order that differ. */
export function changedParts(before: Details, after: Details): Part[] {
  return parts.filter((part) => !isSame(before[part], after[part]));
}

export type Drafts = { address: AddressDraft; delivery: DeliveryDraft; gift: GiftDraft; comment: string };

export function draftsOf(order: Details): Drafts {
  const { address, gift, comment } = order;
  return { address: draftOf(address), delivery: deliveryOf(order), gift: giftOf(gift), comment };
}

/** The parts changed by somebody else. A value equal to the typed one was saved here with a lost response. */
export function foreignParts(known: Details, order: Details, typed: Drafts): Part[] {
  const there = draftsOf(order);
  return changedParts(known, order).filter((part) => !isSame(typed[part], there[part]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Goods = {
  items: readonly { option: number; quantity: number; price: number }[];
  totals: { total: number };
};

type Lines = readonly { option: number; quantity: number }[];

/** Whether somebody else changed lines or total; not if the lines are exactly those typed here. */
export function hasOtherGoods(before: Goods, after: Goods, typed: Lines): boolean {
  const goodsOf = ({ items, totals }: Goods) => [
    items.map(({ option, quantity, price }) => [option, quantity, price]),
    totals.total,
  ];
  const linesOf = (lines: Lines) => lines.map(({ option, quantity }) => [option, quantity]);
  const isTyped = !isSame(before.items, after.items) && isSame(linesOf(typed), linesOf(after.items));
  return !isTyped && !isSame(goodsOf(before), goodsOf(after));
}
