import type { CartLine } from '#contract/cart/shop.ts';
import type { Api } from '#storefront/store/api.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';
import type { SyncedList } from '#storefront/store/sync-list.ts';
import { asCard } from '#storefront/features/catalogue/cards/as-card.ts';
import { type CartItem, linesReplaced, type WithCart } from './cart.slice.ts';

const mostLines = 100;

/**
 * How the cart is synchronized with the server: ids and quantities only; products of lines added on another device
 * are fetched.
 */
export function syncCart(
  store: { getState: () => WithCart; dispatch: Dispatch },
  api: Api,
  newId: () => string,
): SyncedList<CartLine, WithCart> {
  async function fill(line: CartLine): Promise<CartItem | null> {
    const known = store.getState().cart.items.find(({ id }) => id === line.option);
    if (known) return { ...known, quantity: line.quantity };
    try {
      const { data } = await api('GET /api/product/detail/:id/', { params: { id: line.product } });
      const option = data.options.find(({ id }) => id === line.option);
      if (!option) return null;
      const price = line.seenPrice ?? option.price;
      return { ...option, price, quantity: line.quantity, cartItemId: newId(), product: asCard(data) };
    } catch {
      return null;
    }
  }

  return {
    name: 'cart',
    read: ({ cart }) =>
      cart.items.slice(0, mostLines).map((item) => ({
        product: item.product.id,
        option: item.id,
        quantity: item.quantity,
        seenPrice: item.price,
      })),
    fetch: async (call) => (await call('GET /api/cart/')).data,
    send: async (call, lines, merge) => (await call('PUT /api/cart/', { body: { lines, merge } })).data,
    take: async (lines) => {
      const items = await Promise.all(lines.map(fill));
      store.dispatch(linesReplaced(items.filter((item) => item !== null)));
    },
  };
}
