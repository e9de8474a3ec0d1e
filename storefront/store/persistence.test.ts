import { expect, test, vi } from 'vitest';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { persist as product } from '#storefront/features/catalogue/product/product.slice.ts';
import { persist as cart } from '#storefront/features/cart/cart.slice.ts';
import { persist as wishlist, productToggled } from '#storefront/features/wishlist/wishlist.slice.ts';
import { languageRows, loadLanguage, selectLanguage } from '../lang/lang.slice.ts';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { card, createMemoryStorage, openTestShop, option } from '#storefront/app/test-shop.ts';
import { followOtherTabs, sliceArrived } from './persistence.ts';
import { writeSlice } from './stored-entry.ts';

async function visit(storage = createMemoryStorage()) {
  const shop = openTestShop({ storage });
  await shop.memory.restored();
  return { ...shop, storage };
}

test('the next visit restores cart and wishlist', async () => {
  const first = await visit();
  first.store.dispatch(addToCart(option(7), card(3)));
  first.store.dispatch(productToggled(card(4)));
  first.memory.persistNow();
  expect(JSON.parse(first.storage.held['sowgat:cart'] ?? '')).toMatchObject({
    v: '1.1',
    d: { items: [{ id: 7 }] },
  });
  const second = await visit(createMemoryStorage(first.storage.held));
  expect(second.state().cart).toEqual(first.state().cart);
  expect(second.state().wishlist).toEqual(first.state().wishlist);
});

test('a change is persisted automatically a moment later', async () => {
  vi.useFakeTimers();
  const shop = await visit();
  shop.store.dispatch(productToggled(card(4)));
  await vi.advanceTimersByTimeAsync(60);
  vi.useRealTimers();
  expect(shop.storage.held['sowgat:wishlist']).toContain('"id":4');
  expect(Object.keys(shop.storage.held)).toEqual(['sowgat:wishlist']);
});

test.each([
  ['broken text', '{"v":"1.1","d":{"items":['],
  ['another shape', JSON.stringify({ v: '1.1', d: { items: 'many' } })],
  ['nothing in place of a list', JSON.stringify({ v: '1.1', d: { items: null } })],
  ['a damaged row', JSON.stringify({ v: '1.1', d: { items: [{ id: 7, quantity: -1 }] } })],
  [
    'a row without goods',
    JSON.stringify({ v: '1.1', d: { items: [{ ...option(7), quantity: 1, product: {} }] } }),
  ],
])(
  '%s starts its slice fresh, harms no other, and stays until the slice really changes',
  async (_, damaged) => {
    const storage = createMemoryStorage({ 'sowgat:cart': damaged });
    const other = await visit();
    other.store.dispatch(productToggled(card(4)));
    storage.held['sowgat:wishlist'] = writeSlice(wishlist, other.state().wishlist);

    const shop = await visit(storage);
    expect(shop.state().cart.items).toEqual([]);
    expect(shop.state().wishlist.items).toHaveLength(1);
    shop.store.dispatch(productToggled(card(5)));
    shop.memory.persistNow();
    expect(storage.held['sowgat:cart']).toBe(damaged);
    shop.store.dispatch(addToCart(option(7), card(3)));
    shop.memory.persistNow();
    expect(storage.held['sowgat:cart']).toContain('"id":7');
  },
);

test('a storage that does not respond delays the content by 5 seconds at most, and loses nothing', async () => {
  vi.useFakeTimers();
  const storage = createMemoryStorage();
  const donor = await visit();
  donor.store.dispatch(addToCart(option(7), card(3)));
  let answer: (text: string | null) => void = () => {};
  storage.getItem = (key) => (key === 'sowgat:cart' ? new Promise((resolve) => (answer = resolve)) : null);
  const shop = openTestShop({ storage });
  let isShown = false;
  void shop.memory.restored().then(() => (isShown = true));
  await vi.advanceTimersByTimeAsync(4990);
  expect(isShown).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(isShown).toBe(true);

  shop.store.dispatch(addToCart(option(8), card(4)));
  shop.memory.persistNow();
  expect(storage.held['sowgat:cart']).toBeUndefined();
  answer(writeSlice(cart, donor.state().cart));
  await vi.advanceTimersByTimeAsync(60);
  vi.useRealTimers();
  expect(shop.state().cart.items.map(({ id }) => id)).toEqual([7, 8]);
  expect(storage.held['sowgat:cart']).toContain('"id":8');
});

test('a full or forbidden storage does not stop the shop', async () => {
  const storage = createMemoryStorage();
  storage.getItem = () => {
    throw new Error('blocked');
  };
  storage.setItem = () => {
    throw new Error('full');
  };
  const shop = await visit(storage);
  shop.store.dispatch(addToCart(option(7), card(3)));
  shop.memory.persistNow();
  expect(shop.state().cart.items).toHaveLength(1);
});

test('flags, errors, product lists and the profile are not persisted', async () => {
  const shop = await visit();
  shop.store.dispatch(signedIn({ token: 't', username: 'u', refresh: 'r' }));
  shop.memory.persistNow();
  const { d } = JSON.parse(shop.storage.held['sowgat:auth'] ?? '') as { d: object };
  expect(Object.keys(d)).not.toEqual(
    expect.arrayContaining(['isLoading', 'loginError', 'profile', 'orders']),
  );
  expect(writeSlice(product, shop.state().product)).not.toContain('filterProducts');
});

test('the language is persisted with the rest, but its own setting alone decides', async () => {
  const storage = createMemoryStorage({
    'sowgat:lang': JSON.stringify({ v: '1.1', d: { lang: languageRows('ru') } }),
  });
  const shop = await visit(storage);
  await shop.store.dispatch(loadLanguage('tm'));
  shop.memory.persistNow();
  expect(selectLanguage(shop.state())).toBe('tm');
  expect(JSON.parse(storage.held['sowgat:lang'] ?? '')).toMatchObject({
    v: '1.1',
    d: { isSuccess: true, lang: languageRows('tm') },
  });
});

test('changes of another tab arrive; its sign-out clears the data of the customer here', async () => {
  const shop = await visit();
  shop.store.dispatch(signedIn({ token: 't', username: 'u', refresh: 'r' }));
  shop.store.dispatch(sliceArrived({ key: 'wishlist', fields: { items: [card(9)] } }));
  expect(shop.state().wishlist.items).toHaveLength(1);
  const { auth } = shop.fresh;
  shop.store.dispatch(sliceArrived({ key: 'auth', fields: { token: null, isAuthenticated: false } }));
  expect(shop.state().auth).toEqual(auth);
});

test('changes stored by another tab apply, unless damaged; a sign-out there applies here', async () => {
  const shop = await visit();
  const page = new EventTarget();
  followOtherTabs(shop, page as Window, { getItem: (key) => shop.storage.held[key] ?? null });
  const tell = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
  const likes = writeSlice(wishlist, { items: [card(9)] });
  tell('storage', { key: 'sowgat:wishlist', newValue: likes });
  tell('storage', { key: 'sowgat:wishlist', newValue: '{"v":"1.1","d":{' });
  tell('storage', { key: 'sowgat:lang', newValue: JSON.stringify({ v: '1.1', d: { lang: [] } }) });
  await vi.waitFor(() => expect(shop.state().wishlist.items.map(({ id }) => id)).toEqual([9]));
  expect(selectLanguage(shop.state())).toBe('tm');

  shop.store.dispatch(signedIn({ token: 't', username: 'u', refresh: 'r' }));
  tell('pageshow', { persisted: false });
  expect(shop.state().auth.isAuthenticated).toBe(true);
  tell('pageshow', { persisted: true });
  await vi.waitFor(() => expect(shop.state().auth).toEqual(shop.fresh.auth));
});
