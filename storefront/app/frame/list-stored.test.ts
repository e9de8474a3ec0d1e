import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { card, createMemoryStorage, openTestShop, option } from '#storefront/app/test-shop.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { draftChanged } from '#storefront/features/delivery/delivery.slice.ts';
import { productToggled } from '#storefront/features/wishlist/wishlist.slice.ts';
import { listStored } from './list-stored.ts';

test('a failed page offers to take out each line, wishlist product or begun order that it shows, for good', async () => {
  const storage = createMemoryStorage();
  const shop = openTestShop({ storage });
  await shop.memory.restored();
  shop.store.dispatch(addToCart(option(7), card(3)));
  shop.store.dispatch(addToCart(option(8), card(4)));
  shop.store.dispatch(productToggled(card(5)));
  shop.store.dispatch(draftChanged({ owner: null, form: {}, key: 'k', sent: null }));
  const list = (path: string) => listStored(shop.state(), path, 'ru');
  const keysOf = (path: string) => list(path).map(({ key }) => key);
  expect(keysOf(paths.cart())).toEqual(['line 7', 'line 8']);
  expect(keysOf(paths.wishlist())).toEqual(['wishlist 5']);
  expect(keysOf(paths.checkout())).toEqual(['order', 'line 7', 'line 8']);
  expect(keysOf('/')).toEqual([]);
  expect(list(paths.cart())[0]?.title).toBe('Цветок');

  for (const path of [paths.checkout(), paths.wishlist()])
    for (const { removal } of list(path)) shop.store.dispatch(removal);
  shop.memory.persistNow();
  const again = openTestShop({ storage: createMemoryStorage(storage.held) });
  await again.memory.restored();
  const { cart, wishlist, delivery } = again.state();
  expect([cart.items, wishlist.items, delivery.draft]).toEqual([[], [], null]);
});
