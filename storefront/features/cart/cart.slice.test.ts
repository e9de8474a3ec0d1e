import { expect, test } from 'vitest';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import { card, openTestShop, option } from '#storefront/app/test-shop.ts';
import { addToCart, increaseLine } from './add-to-cart.ts';
import {
  cartCleared,
  lineDecreased,
  lineRemoved,
  lineRestored,
  selectCartCount,
  selectCartTotal,
} from './cart.slice.ts';

test('the first unit of an option makes a line with its product, an id of its own and quantity 1', () => {
  const shop = openTestShop();
  expect(shop.store.dispatch(addToCart(option(7), card(3)))).toBe(true);
  expect(shop.state().cart.items).toEqual([
    { ...option(7), quantity: 1, cartItemId: 'id-1', product: card(3) },
  ]);
});

test('adding again raises the quantity by what the option brings, else by 1', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(7, 9), card(3, 9)));
  shop.store.dispatch(addToCart(option(7, 9), card(3, 9)));
  shop.store.dispatch(addToCart({ ...option(7, 9), quantity: 4 }, card(3, 9)));
  expect(shop.state().cart.items.map((item) => item.quantity)).toEqual([6]);
  expect(selectCartCount(shop.state())).toBe(6);
  expect(selectCartTotal(shop.state())).toBe(99_000);
});

test('adding more than the stock is refused with a toast in the current language', async () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart({ ...option(7, 2), quantity: 2 }, card(3, 2)));
  expect(shop.store.dispatch(addToCart(option(7, 2), card(3, 2)))).toBe(false);
  await shop.store.dispatch(loadLanguage('ru'));
  expect(shop.store.dispatch(increaseLine(7))).toBe(false);
  expect(shop.state().cart.items[0]?.quantity).toBe(2);
  expect(shop.toasts.map((toast) => toast.text)).toEqual(['Ammarda ýok', 'Нет в наличии']);
});

test('a product that is sold out cannot be added at all', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(7, 0), card(3, 0)));
  expect(shop.state().cart.items).toEqual([]);
});

test('decreasing the last one removes the line', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(7), card(3)));
  shop.store.dispatch(increaseLine(7));
  shop.store.dispatch(lineDecreased(7));
  expect(shop.state().cart.items[0]?.quantity).toBe(1);
  shop.store.dispatch(lineDecreased(7));
  expect(shop.state().cart.items).toEqual([]);
});

test('a removed line can be brought back to its place, and the cart can be emptied', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(1), card(1)));
  shop.store.dispatch(addToCart(option(2), card(2)));
  const [item] = shop.state().cart.items;
  shop.store.dispatch(lineRemoved(1));
  if (item) shop.store.dispatch(lineRestored({ item, at: 0 }));
  expect(shop.state().cart.items.map(({ id }) => id)).toEqual([1, 2]);
  shop.store.dispatch(cartCleared());
  expect(shop.state().cart.items).toEqual([]);
});
