import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';
import type { SyncedList } from '#storefront/store/sync-list.ts';
import { listReplaced, type WithWishlist } from './wishlist.slice.ts';

const mostProducts = 500;

/** How the wishlist is synchronized: ids are sent, whole cards are returned. */
export function syncWishlist(store: { dispatch: Dispatch }): SyncedList<number, WithWishlist> {
  const cards = new Map<number, ProductCard>();
  function remember(data: ProductCard[]): number[] {
    for (const card of data) cards.set(card.id, card);
    return data.map(({ id }) => id);
  }
  return {
    name: 'wishlist',
    read: ({ wishlist }) => wishlist.items.slice(-mostProducts).map(({ id }) => id),
    fetch: async (api) => remember((await api('GET /api/wishlist/')).data),
    send: async (api, products, merge) =>
      remember((await api('PUT /api/wishlist/', { body: { products, merge } })).data),
    take: async (ids) => {
      store.dispatch(listReplaced(ids.flatMap((id) => cards.get(id) ?? [])));
    },
  };
}
