import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { Shop } from '#storefront/app/store.ts';
import type { Mirrored } from '#storefront/store/mirror.ts';
import { listReplaced } from './wishlist.slice.ts';

const mostWishes = 500;

/** How the wishlist is mirrored: the ids go out, whole cards come back. */
export function mirrorWishlist({ store }: Pick<Shop, 'store'>): Mirrored<number> {
  const cards = new Map<number, ProductCard>();
  function remember(data: ProductCard[]): number[] {
    for (const card of data) cards.set(card.id, card);
    return data.map(({ id }) => id);
  }
  return {
    name: 'wishlist',
    read: ({ wishlist }) => wishlist.items.slice(-mostWishes).map(({ id }) => id),
    fetch: async (api) => remember((await api('GET /api/wishlist/')).data),
    send: async (api, products, merge) =>
      remember((await api('PUT /api/wishlist/', { body: { products, merge } })).data),
    take: async (ids) => {
      store.dispatch(listReplaced(ids.flatMap((id) => cards.get(id) ?? [])));
    },
  };
}
