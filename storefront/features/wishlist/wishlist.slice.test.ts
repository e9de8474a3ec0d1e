import { expect, test } from 'vitest';
import { card, openTestShop } from '#storefront/app/test-shop.ts';
import { productRemoved, productToggled, selectIsInWishlist, wishlistCleared } from './wishlist.slice.ts';

test('the wishlist button is a toggle', () => {
  const shop = openTestShop();
  shop.store.dispatch(productToggled(card(1)));
  shop.store.dispatch(productToggled(card(2)));
  expect(selectIsInWishlist(1)(shop.state())).toBe(true);
  shop.store.dispatch(productToggled(card(1)));
  expect(shop.state().wishlist.items.map(({ id }) => id)).toEqual([2]);
});

test('a product is removed by its id, or all of them at once', () => {
  const shop = openTestShop();
  for (const id of [1, 2, 3]) shop.store.dispatch(productToggled(card(id)));
  shop.store.dispatch(productRemoved(2));
  expect(shop.state().wishlist.items.map(({ id }) => id)).toEqual([1, 3]);
  shop.store.dispatch(wishlistCleared());
  expect(shop.state().wishlist.items).toEqual([]);
});
