import { expect, test } from 'vitest';
import type { CartLine } from '#contract/cart/shop.ts';
import type { Api } from './api.ts';
import { cartCleared, lineAdded } from '#storefront/features/cart/cart.slice.ts';
import { syncCart } from '#storefront/features/cart/sync-cart.ts';
import { selectCustomer } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { startSync } from './sync-list.ts';
import { card, openTestShop, option } from '#storefront/app/test-shop.ts';

const session = { token: 't', username: '+99365000000' } as Parameters<typeof signedIn>[0];

function open(server: CartLine[], held = new Map<string, string>()) {
  const sent: { lines: CartLine[]; merge?: boolean }[] = [];
  const kept = { lines: server };
  const shop = openTestShop();
  const api = (async (key: string, parts?: { body: { lines: CartLine[]; merge?: boolean } }) => {
    if (key === 'GET /api/product/detail/:id/') {
      return { data: { ...card(9), options: [option(90)], description: null } };
    }
    if (parts) {
      sent.push(parts.body);
      const known = new Set(parts.body.lines.map((line) => line.option));
      const others = parts.body.merge ? kept.lines.filter((line) => !known.has(line.option)) : [];
      kept.lines = [...parts.body.lines, ...others];
    }
    return { data: kept.lines };
  }) as unknown as Api;
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  const list = syncCart(shop.store, api, () => 'new');
  const start = () => startSync(shop.store, list, { whose: selectCustomer, api, storage, quietMs: 0 });
  return { shop, start, sent, held, kept };
}

const add = (id: number) => lineAdded({ option: option(id), product: card(1), cartItemId: `c${id}` });
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('when a guest signs in both carts are merged, with the products of the other device', async () => {
  const { shop, start, sent } = open([{ product: 9, option: 90, quantity: 2 }]);
  shop.store.dispatch(add(7));
  const settled = start();
  shop.store.dispatch(signedIn(session));
  await settled();
  await later();
  expect(sent[0]?.merge).toBe(true);
  expect(shop.state().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    [7, 1],
    [90, 2],
  ]);
});

test('later changes are sent as they are, a cleared cart too', async () => {
  const { shop, start, kept } = open([]);
  shop.store.dispatch(signedIn(session));
  await start()();
  shop.store.dispatch(add(7));
  await later();
  expect(kept.lines.map((line) => line.option)).toEqual([7]);
  shop.store.dispatch(cartCleared());
  await later();
  expect(kept.lines).toEqual([]);
});

test('an unchanged cart takes the changes of another device; lines removed there do not come back', async () => {
  const held = new Map<string, string>();
  const first = open([], held);
  first.shop.store.dispatch(signedIn(session));
  first.shop.store.dispatch(add(7));
  await first.start()();
  const second = open([], held);
  second.shop.store.dispatch(signedIn(session));
  second.shop.store.dispatch(add(7));
  await second.start()();
  expect(second.sent).toEqual([]);
  expect(second.shop.state().cart.items).toEqual([]);
});

test('the cart of a guest is not sent', async () => {
  const { shop, start, sent } = open([]);
  const settled = start();
  shop.store.dispatch(add(7));
  await settled();
  await later();
  expect(sent).toEqual([]);
});
