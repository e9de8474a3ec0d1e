import { expect, test, vi } from 'vitest';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { productToggled } from '#storefront/features/wishlist/wishlist.slice.ts';
import { unkeptTexts } from './say-unkept.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import { isSessionLost } from './make-environment.ts';
import { renewSession } from './renew-session.ts';
import { type Answers, card, openTestShop, option, refusal } from './test-shop.ts';

const session = { token: 't', username: '+99361234567', refresh: '2027-01-01T00:00:00Z' };
const refresh = 'POST /api/auth/refresh/';

let held: Record<string, string>;
let isFull: boolean;
/** A browser whose storage can be full, until the end of a test. */
function startBrowser(): Disposable {
  held = {};
  isFull = false;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => held[key] ?? null,
      setItem(key: string, text: string) {
        if (isFull) throw new Error('full');
        held[key] = text;
      },
      removeItem: (key: string) => void delete held[key],
    },
  });
  return {
    [Symbol.dispose]() {
      isFull = false;
      for (const key of ['auth', 'cart', 'wishlist', 'lang', 'sign-out-due'])
        deviceStorage.removeItem(`sowgat:${key}`);
      vi.unstubAllGlobals();
    },
  };
}

/** A page of the shop; what only it has held is gone with it. */
async function openPage(answers: Answers = {}) {
  if (isFull) for (const key of ['auth', 'cart', 'wishlist', 'lang']) forgetHeld(`sowgat:${key}`);
  const shop = openTestShop({ answers, storage: deviceStorage });
  await shop.memory.restored();
  return shop;
}

function forgetHeld(key: string): void {
  const kept = held[key];
  deviceStorage.removeItem(key);
  if (kept !== undefined) held[key] = kept;
}

const renewed = { [refresh]: () => ({ response: 'success', data: { ...session, token: 'fresh' } }) };

test.each([
  ['nothing', {}],
  ['a sign-out of before', { 'sowgat:auth': '{"v":"1.1","d":{"isAuthenticated":false}}' }],
])('where a full storage holds %s, signing in lasts beyond the reload', async (_, before) => {
  using _browser = startBrowser();
  Object.assign(held, before);
  isFull = true;
  const first = await openPage();
  first.store.dispatch(signedIn(session));
  first.memory.persistNow();
  const second = await openPage(renewed);
  expect(second.state().auth.isAuthenticated).toBe(false);
  expect(isSessionLost(second)).toBe(true);
  await renewSession(second, second.outside);
  expect(second.state().auth).toMatchObject({ isAuthenticated: true, token: 'fresh' });
});

test('a session without its token is asked for again, and ended when there is none', async () => {
  using _browser = startBrowser();
  held['sowgat:auth'] = JSON.stringify({ v: '1.1', d: { isAuthenticated: true, username: 'u', token: 5 } });
  const shop = await openPage({ [refresh]: refusal(401, { code: 'session.missing' }) });
  expect(isSessionLost(shop)).toBe(true);
  await renewSession(shop, shop.outside);
  expect(shop.state().auth.isAuthenticated).toBe(false);
  expect(isSessionLost(await openPage()), 'the next visit does not ask').toBe(false);
});

test('a customer, a guest who has signed out, and a sign-out under way ask for nothing', async () => {
  using _browser = startBrowser();
  const customer = await openPage();
  customer.store.dispatch(signedIn(session));
  customer.memory.persistNow();
  expect(isSessionLost(await openPage())).toBe(false);
  held['sowgat:auth'] = JSON.stringify({ v: '1.1', d: { isAuthenticated: false } });
  expect(isSessionLost(await openPage())).toBe(false);
  held = { 'sowgat:sign-out-due': '1' };
  const leaving = await openPage(renewed);
  await renewSession(leaving, leaving.outside);
  expect(leaving.state().auth.isAuthenticated).toBe(false);
});

test('the first thing that cannot be kept says so, once; of a customer the shop keeps it', async () => {
  using _browser = startBrowser();
  isFull = true;
  const shop = await openPage();
  expect(shop.toasts).toEqual([]);
  for (const id of [7, 8]) {
    shop.store.dispatch(addToCart(option(id), card(id)));
    shop.memory.persistNow();
  }
  shop.store.dispatch(productToggled(card(5)));
  shop.memory.persistNow();
  await vi.waitFor(() => expect(shop.toasts).not.toEqual([]));
  expect(shop.toasts).toEqual([{ text: unkeptTexts.unkept.tm }]);
  const customer = await openPage();
  customer.store.dispatch(signedIn(session));
  customer.store.dispatch(productToggled(card(5)));
  customer.memory.persistNow();
  expect(customer.toasts).toEqual([]);
});
