import { expect, test } from 'vitest';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { card, openTestShop, option } from '#storefront/app/test-shop.ts';
import { addAll } from './add-all.ts';

const noneLeft = 'Ammarda ýok';

test('products without enough stock are named, the rest is added', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(1, 1), card(1, 1)));
  shop.store.dispatch(addAll([card(1, 1), card(2)]));
  expect(shop.state().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(shop.toasts.map(({ text }) => text)).toEqual([noneLeft, '1 haryt sebede goşuldy']);
});

test('when nothing could be added there is no success toast', () => {
  const shop = openTestShop();
  shop.store.dispatch(addToCart(option(1, 1), card(1, 1)));
  shop.store.dispatch(addAll([card(1, 1)]));
  expect(shop.toasts.map(({ text }) => text)).toEqual([noneLeft]);
});

test('all in stock is one toast', () => {
  const shop = openTestShop();
  shop.store.dispatch(addAll([card(1), card(2)]));
  expect(shop.toasts.map(({ text }) => text)).toEqual(['2 haryt sebede goşuldy']);
});
