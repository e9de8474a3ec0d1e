import type { Order } from '#contract/orders/shop.ts';
import {
  lineAdded,
  quantityAfterAdding,
  stockOf,
  type WithCart,
} from '#storefront/features/cart/cart.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';

export type Again = 'all' | 'some' | 'none';

/** Puts the goods of an old order into the cart, at today's prices and as far as the stock reaches. Never throws. */
export function orderAgain(order: Pick<Order, 'items'>): Thunk<Promise<Again>, WithCart> {
  return async (dispatch, getState, { api, newId }) => {
    const added = await Promise.all(
      order.items.map(async ({ product: id, option: optionId, quantity }) => {
        try {
          const { data } = await api('GET /api/product/detail/:id/', { params: { id } });
          const { options, description: _d, pictures: _p, attributes: _a, ...rest } = data;
          const { category: _c, categories: _cs, ideas: _i, related: _r, reviews: _v, ...product } = rest;
          const option = options.find((one) => one.id === optionId);
          if (!option) return 0;
          const held = quantityAfterAdding(getState().cart.items, { ...option, quantity: 0 });
          const fits = Math.min(quantity, stockOf(option, product) - held);
          if (fits > 0)
            dispatch(lineAdded({ option: { ...option, quantity: fits }, product, cartItemId: newId() }));
          return Math.max(0, fits);
        } catch {
          return 0;
        }
      }),
    );
    if (added.every((units, at) => units === order.items[at]?.quantity)) return 'all';
    return added.some((units) => units > 0) ? 'some' : 'none';
  };
}
