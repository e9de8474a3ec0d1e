import { expect, test } from 'vitest';
import { createVersionedMemo } from './versioned-memo.ts';

test('a value is made once for each version, however many ask', async () => {
  const memo = createVersionedMemo({ maxEntries: 2 });
  let made = 0;
  const ask = (version: number, key = 'a') => memo.get(version, key, async () => ++made);
  expect(await Promise.all([ask(1), ask(1), ask(1)])).toEqual([1, 1, 1]);
  expect(await ask(2)).toBe(2);
  expect(await ask(1), 'an old version is served, not kept').toBe(3);
  expect(await ask(2)).toBe(2);
  expect([await ask(2, 'b'), await ask(2, 'c'), await ask(2)]).toEqual([4, 5, 6]);
});

test('a failure is not remembered', async () => {
  const memo = createVersionedMemo({ maxEntries: 2 });
  await expect(memo.get(1, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memo.get(1, 'a', async () => 'yes')).toBe('yes');
});
