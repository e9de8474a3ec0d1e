/** What a page shows of this device's memory, for taking out what makes it fail. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { pageAt } from '#domain/pages.ts';
import { type CartState, lineRemoved } from '#storefront/features/cart/cart.slice.ts';
import { type DeliveryState, draftForgotten } from '#storefront/features/delivery/delivery.slice.ts';
import { productRemoved, type WishlistState } from '#storefront/features/wishlist/wishlist.slice.ts';
import { pick } from '#domain/print/texts.ts';
import type { Language, LocalText } from '#storefront/lang/language.ts';

export type StoredSlices = { cart: CartState; wishlist: WishlistState; delivery: DeliveryState };
/** `title` is null for the begun order. */
export type StoredItem = { key: string; title: string | null; removal: UnknownAction };

/** The lines, the wishlist or the begun order that the page of a path shows; empty for other pages. */
export function listStored(
  { cart, wishlist, delivery }: StoredSlices,
  path: string,
  language: Language,
): StoredItem[] {
  const page = pageAt(path)?.name;
  const titleOf = (id: number, title: LocalText | null | undefined) => String(pick(title, language) || id);
  const lines = cart.items.map(({ id, product }) => ({
    key: `line ${id}`,
    title: titleOf(id, product.title),
    removal: lineRemoved(id),
  }));
  const listed = wishlist.items.map(({ id, title }) => ({
    key: `wishlist ${id}`,
    title: titleOf(id, title),
    removal: productRemoved(id),
  }));
  const order = { key: 'order', title: null, removal: draftForgotten() };
  if (page === 'cart') return lines;
  if (page === 'wishlist') return listed;
  if (page === 'checkout') return [...(delivery.draft ? [order] : []), ...lines];
  return [];
}
