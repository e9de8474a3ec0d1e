import { expect, test } from 'vitest';
import type { SuggestQuery } from '#contract/catalogue/shop.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

test('what is suggested while typing is read like the list that follows: literally, and without what was let go', async () => {
  await using shop = await startShop({ seed: true });
  const ask = async (query: SuggestQuery) => (await shop.api('GET /api/product/suggest/', { query })).data;
  expect((await ask({ q: 'ejeme roza' })).intentions).toMatchObject([{ kind: 'recipient' }]);
  const without = (await ask({ q: 'ejeme roza', without: 'recipient' })).intentions;
  expect(without.filter(({ kind }) => kind === 'recipient')).toEqual([]);
  expect((await ask({ q: 'sokalat' })).corrected).not.toBeNull();
  expect((await ask({ q: 'sokalat', as_typed: true })).corrected).toBeNull();
});
