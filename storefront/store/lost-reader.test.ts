import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { persistState, withStoredState } from './persistence.ts';
import type { ReadEntry } from './stored-entry.ts';

type Items = { cart: { items: number[] } };

/** A shop whose file that reads storage comes as `bring` says. */
function open(held: Record<string, string>, bring: () => Promise<ReadEntry>) {
  const parts = { cart: { fields: ['items'] } };
  const fresh: Items = { cart: { items: [] } };
  const add = (now = fresh, action: { type: string }): Items =>
    action.type === 'add' ? { cart: { items: [...now.cart.items, 9] } } : now;
  const store = configureStore({ reducer: withStoredState<Items>(add, parts, fresh) });
  const storage = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, text: string) => void (held[key] = text),
  };
  return { store, memory: persistState({ store, parts, storage, fresh, bring }) };
}

const never = () => new Promise<ReadEntry>(() => undefined);
const lost = () => Promise.reject(new Error('not loaded'));

test.each([
  ['does not come', lost],
  ['is on its way for ever', never],
])('where the file that reads storage %s, the shop starts with what this release wrote', async (_, bring) => {
  vi.useFakeTimers();
  const held = { 'sowgat:cart': '{"v":"1.1","d":{"items":[7]}}' };
  const { store, memory } = open(held, bring);
  const restored = memory.restored();
  await vi.advanceTimersByTimeAsync(3_100);
  await restored;
  vi.useRealTimers();
  expect(store.getState().cart.items).toEqual([7]);
  store.dispatch({ type: 'add' });
  memory.persistNow();
  expect(held['sowgat:cart']).toContain('[7,9]');
});

test('without that file an entry of another release is left as it is', async () => {
  const other = '{"v":"1.2","d":{"items":[7]}}';
  const held = { 'sowgat:cart': other };
  const { store, memory } = open(held, lost);
  await memory.restored();
  store.dispatch({ type: 'add' });
  memory.persistNow();
  expect(held['sowgat:cart']).toBe(other);
});
