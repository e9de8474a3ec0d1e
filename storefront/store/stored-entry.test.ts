import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { lineDecreased } from '#storefront/features/cart/cart.slice.ts';
import { card, createMemoryStorage, openTestShop, option } from '#storefront/app/test-shop.ts';
import { asideKey, persistState, withStoredState } from './persistence.ts';
import { type Fields, id, record, rows } from './shape.ts';
import { createReader, type Format } from './read-entry.ts';
import { readerOf } from '#storefront/app/stored-shapes.ts';
import { takeBack } from './take-back.ts';

type Row = Record<string, unknown> & { id: number; quantity: number };
const line = (id: number, more: object = {}) => ({
  ...{ ...option(id), quantity: 2, cartItemId: `c${id}`, product: card(3) },
  ...more,
});
const entry = (items: unknown, v: unknown = '1.1') => JSON.stringify({ v, d: { items } });

/** A made-up release after this one: it says `units` for `quantity`. */
const next: Format = {
  version: '1.2',
  conversions: [
    {
      from: '1.1',
      to: '1.2',
      slices: {
        cart: ({ items }) => ({
          items: (items as Row[]).map(({ quantity, ...row }) => ({ ...row, units: quantity })),
        }),
      },
    },
  ],
};

const storageOf = (held: Record<string, string>) => ({
  ...createMemoryStorage(held),
  getItem: (key: string) => held[key] ?? null,
  removeItem: (key: string) => void delete held[key],
});

async function visit(held: Record<string, string>) {
  const storage = storageOf(held);
  const shop = openTestShop({ storage });
  await shop.memory.restored();
  takeBack(shop, storage, readerOf(shop.parts));
  const items = () => shop.state().cart.items;
  const add = (id: number) => {
    shop.store.dispatch(addToCart(option(id), card(3)));
    shop.memory.persistNow();
  };
  return { ...shop, storage, items, add, ids: () => items().map(({ id }) => id) };
}

/** What the made-up release has in its cart, over the same storage. */
async function openNext(held: Record<string, string>): Promise<unknown> {
  const storage = storageOf(held);
  const line = record<{ id: number; units: number }>({ id, units: id });
  const parts = { cart: { fields: ['items'], joins: 'items' } };
  const read = createReader(parts, { cart: { items: rows(line) } }, next);
  const fresh = { cart: { items: [] } };
  const store = configureStore({
    reducer: withStoredState<typeof fresh>((now = fresh) => now, parts, fresh),
  });
  const memory = persistState({
    store,
    parts,
    storage,
    fresh,
    bring: async () => read,
    version: next.version,
  });
  await memory.restored();
  takeBack({ store, parts, memory }, storage, read);
  return store.getState().cart.items;
}

test.each([['1.0'], ['1.2'], ['2'], [1.1], [null], [undefined], [{}]])(
  'an entry of version %s keeps its lines, and is left as it is until the cart changes',
  async (v) => {
    const held = { 'sowgat:cart': entry([line(7), line(8)], v) };
    const before = held['sowgat:cart'];
    const shop = await visit(held);
    expect(shop.items()).toEqual([line(7), line(8)]);
    shop.memory.persistNow();
    expect(held['sowgat:cart']).toBe(before);
    shop.add(9);
    expect(JSON.parse(held['sowgat:cart'])).toMatchObject({ v: '1.1' });
    expect((await visit(held)).ids()).toEqual([7, 8, 9]);
  },
);

test('a damaged line is left out alone, and kept aside before the entry is overwritten', async () => {
  const held: Record<string, string> = {
    'sowgat:cart': entry([line(7), line(8, { quantity: -3 }), line(9)]),
  };
  const shop = await visit(held);
  expect(shop.ids()).toEqual([7, 9]);
  expect(Object.keys(held)).toEqual(['sowgat:cart']);
  shop.add(10);
  expect(JSON.parse(held['sowgat:cart'] ?? '').d.items.map(({ id }: Row) => id)).toEqual([7, 9, 10]);
  expect(JSON.parse(held[asideKey('cart')] ?? '')).toEqual([
    { v: '1.1', d: { items: [line(8, { quantity: -3 })] } },
  ]);
  // Again and again it stays there, once.
  for (const id of [11, 12]) (await visit(held)).add(id);
  expect(JSON.parse(held[asideKey('cart')] ?? '')).toHaveLength(1);
});

test('a text that is no entry waits aside as well', async () => {
  const broken = '{"v":"1.1","d":{"items":[';
  const held: Record<string, string> = { 'sowgat:cart': broken };
  (await visit(held)).add(7);
  expect(JSON.parse(held[asideKey('cart')] ?? '')).toEqual([broken]);
  expect((await visit(held)).ids()).toEqual([7]);
});

test('a later version carries the lines over by the table; an earlier one keeps them until they can be read', async () => {
  const held: Record<string, string> = { 'sowgat:cart': entry([line(7)]) };
  // What this release makes of rows of the next: nothing it can draw, so they wait.
  const converted = (next.conversions[0]?.slices['cart'] as (fields: Fields) => Fields)({ items: [line(8)] });
  held['sowgat:cart'] = JSON.stringify({ v: '1.2', d: converted });
  const back = await visit(held);
  expect(back.ids()).toEqual([]);
  back.add(9);
  expect(JSON.parse(held['sowgat:cart'] ?? '')).toMatchObject({ v: '1.1', d: { items: [{ id: 9 }] } });

  expect(await openNext(held)).toMatchObject([
    { id: 8, units: 2 },
    { id: 9, units: 1 },
  ]);
  expect(JSON.parse(held['sowgat:cart'] ?? '')).toMatchObject({ v: '1.2', d: { items: [{}, {}] } });
  expect(held[asideKey('cart')]).toBeUndefined();
});

test('lines that were taken back can be removed for good', async () => {
  const held: Record<string, string> = {
    'sowgat:cart': entry([line(7)]),
    [asideKey('cart')]: JSON.stringify([JSON.parse(entry([line(8, { quantity: 1 })])), 'broken']),
  };
  const shop = await visit(held);
  expect(shop.ids()).toEqual([8, 7]);
  expect(JSON.parse(held[asideKey('cart')] ?? '')).toEqual(['broken']);
  shop.store.dispatch(lineDecreased(8));
  shop.memory.persistNow();
  expect((await visit(held)).ids()).toEqual([7]);
});

test('two tabs of different releases do not answer each other for ever', async () => {
  const shop = await visit({});
  await shop.memory.arrive('cart', entry([line(7), { id: 8, units: 2 }], '1.2'));
  shop.memory.persistNow();
  expect(shop.storage.held['sowgat:cart']).toBeUndefined();
  shop.add(9);
  expect(shop.storage.held[asideKey('cart')]).toContain('"units":2');
});
