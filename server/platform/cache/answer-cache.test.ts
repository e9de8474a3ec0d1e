import { expect, test } from 'vitest';
import { createAnswerCache, packAnswer } from './answer-cache.ts';
import { Refusal } from '#server/platform/refusal.ts';

function openCache(maxBytes = 1_000_000) {
  let at = 0;
  const cache = createAnswerCache({
    now: () => new Date(at),
    ttlSeconds: 30,
    maxBytes,
    isOutage: (error) => (error as Error).message === 'gone',
  });
  return { cache, pass: (seconds: number) => (at += seconds * 1_000) };
}
const gone = () => Promise.reject(new Error('gone'));

test('however many ask at once, an answer is made and packed once', async () => {
  const { cache } = openCache();
  let made = 0;
  const make = async () => `${++made} `.repeat(1_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('list', make)));
  const packed = await Promise.all(answers.map(packAnswer));
  expect([made, new Set(answers).size, new Set(packed).size]).toEqual([1, 1, 1]);
  expect(packed[0]?.length).toBeLessThan(200);
});

test('an address leads to the answer until it is old or forgotten', async () => {
  const { cache, pass } = openCache();
  cache.nameAddress('/list?b&a', 'list');
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
  const answer = await cache.get('list', async () => 'roses');
  expect(cache.atAddress('/list?b&a')).toBe(answer);
  pass(31);
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
  await cache.get('list', async () => 'tulips');
  cache.clear();
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
});

test('what was begun before a change is handed out but never kept', async () => {
  const { cache } = openCache();
  let finish: (text: string) => void = () => undefined;
  const slow = cache.get('list', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  finish('old');
  expect((await slow).raw.toString()).toBe('old');
  expect((await cache.get('list', async () => 'new')).raw.toString()).toBe('new');
});

test('while the database is out of reach the last answer is given, for ten minutes; a mistake is not hidden', async () => {
  const { cache, pass } = openCache();
  await cache.get('list', async () => 'roses');
  cache.clear();
  expect((await cache.get('list', gone)).raw.toString()).toBe('roses');
  await expect(cache.get('list', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  await expect(cache.get('list', () => Promise.reject(new Refusal('product.not-found')))).rejects.toThrow(
    'product.not-found',
  );
  pass(700);
  await expect(cache.get('list', gone)).rejects.toThrow('gone');
});

test('answers never take more memory than they are given', async () => {
  const { cache } = openCache(10_000);
  for (let number = 0; number < 100; number += 1)
    await cache.get(`list ${number}`, async () => 'x'.repeat(1_000));
  expect(cache.size()).toBeLessThanOrEqual(8);
  expect(cache.size()).toBeGreaterThan(4);
});

test('what is asked for again outlives what was asked for once, also in an outage', async () => {
  const { cache } = openCache(40_000);
  const ask = (key: string) => cache.get(key, async () => key.repeat(200));
  const home = await ask('home');
  for (let n = 0; n < 20; n += 1) await ask(`list ${n}`);
  expect(await ask('home')).toBe(home);
  // Of what is forgotten a quarter is kept for bad times.
  cache.clear();
  expect(await cache.get('home', gone)).toBe(home);
  await expect(cache.get('list 0', gone)).rejects.toThrow('gone');
});

test('a sale forgets what shows the product, also while it is being made, and nothing else', async () => {
  const { cache } = openCache();
  const showing =
    (text: string, ...products: number[]) =>
    async (mentions: Set<number>) => {
      for (const product of products) mentions.add(product);
      return text;
    };
  const list = await cache.get('list', showing('list', 1, 2));
  await cache.get('detail', showing('detail', 3));
  let finish: (text: string) => void = () => undefined;
  const slow = cache.get('slow', (mentions) => {
    mentions.add(3);
    return new Promise((resolve) => (finish = resolve));
  });
  cache.clear([3, 4]);
  finish('slow');
  await slow;
  expect(await cache.get('list', showing('another'))).toBe(list);
  expect((await cache.get('detail', showing('new detail', 3))).raw.toString()).toBe('new detail');
  expect((await cache.get('slow', showing('new', 3))).raw.toString()).toBe('new');
  cache.clear();
  expect(cache.size()).toBe(0);
});

test('a kept answer lives in memory of its own, packed or not: no piece of a larger one stays because of it', async () => {
  const { cache } = openCache();
  const answer = await cache.get('list', async () => 'Gül sargyt ediň '.repeat(100));
  await packAnswer(answer);
  for (const bytes of [answer.raw, answer.br]) expect(bytes?.buffer.byteLength).toBe(bytes?.byteLength);
  expect(answer.br?.byteLength).toBeLessThan(answer.raw.byteLength);
});
