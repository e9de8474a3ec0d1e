import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { createResponseCache, encodings, packResponse } from './response-cache.ts';

function openCache(maxBytes = 1_000_000) {
  let at = 0;
  const cache = createResponseCache({
    now: () => new Date(at),
    ttlSeconds: 30,
    maxBytes,
    isOutage: (error) => (error as Error).message === 'gone',
  });
  return { cache, pass: (seconds: number) => (at += seconds * 1_000) };
}
const gone = () => Promise.reject(new Error('gone'));
const saying =
  (text: string, ...tags: number[]) =>
  async () => ({ text, tags });

test('however many ask at once, a response is made and compressed once', async () => {
  const { cache } = openCache();
  let made = 0;
  const make = async () => ({ text: `${++made} `.repeat(1_000) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('list', make)));
  const packed = await Promise.all(answers.map(async (one) => packResponse(one, 'br')));
  expect([made, new Set(answers).size, new Set(packed).size]).toEqual([1, 1, 1]);
  expect(packed[0]?.length).toBeLessThan(200);
});

test('an address finds its response until it expires or is invalidated, and none from the future', async () => {
  const { cache, pass } = openCache();
  cache.nameAddress('/list?b&a', 'list');
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
  const answer = await cache.get('list', saying('roses'));
  expect(cache.atAddress('/list?b&a')).toBe(answer);
  pass(-1);
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
  pass(32);
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
  await cache.get('list', saying('tulips'));
  cache.invalidate();
  expect(cache.atAddress('/list?b&a')).toBe(undefined);
});

test('what was in flight during an invalidation is handed out but never stored', async () => {
  const { cache } = openCache();
  const made = Promise.withResolvers<{ text: string }>();
  const slow = cache.get('list', () => made.promise);
  cache.invalidate([7]);
  const next = cache.get('list', saying('new'));
  made.resolve({ text: 'old' });
  expect((await slow).raw.toString()).toBe('old');
  expect((await next).raw.toString()).toBe('new');
  expect(await cache.get('list', saying('newer'))).toBe(await next);
});

test('while the database is out of reach the last response is given, for ten minutes; a mistake is not hidden', async () => {
  const { cache, pass } = openCache();
  await cache.get('list', saying('roses'));
  cache.invalidate();
  expect((await cache.get('list', gone)).raw.toString()).toBe('roses');
  expect((await cache.get('list', gone)).raw.toString()).toBe('roses');
  expect(cache.size(), 'given, but no fresher for it').toBe(0);
  await expect(cache.get('list', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  await expect(cache.get('list', () => Promise.reject(new Refusal('product.not-found')))).rejects.toThrow(
    'product.not-found',
  );
  pass(625);
  expect((await cache.get('list', gone)).raw.toString()).toBe('roses');
  pass(10);
  await expect(cache.get('list', gone)).rejects.toThrow('gone');
});

test('responses never take more memory than they are given', async () => {
  const { cache } = openCache(10_000);
  for (let number = 0; number < 100; number += 1)
    await cache.get(`list ${number}`, saying('x'.repeat(1_000)));
  expect(cache.size()).toBeLessThanOrEqual(8);
  expect(cache.size()).toBeGreaterThan(4);
});

test('responses asked for again are kept longer than those asked for once, also in an outage', async () => {
  const { cache } = openCache(20_000);
  const ask = (key: string) => cache.get(key, saying(key.repeat(200)));
  const home = await ask('home');
  for (let n = 0; n < 20; n += 1) {
    await ask(`list ${n}`);
    expect(await ask('home')).toBe(home);
  }
  cache.invalidate();
  expect(await cache.get('home', gone)).toBe(home);
  await expect(cache.get('list 0', gone)).rejects.toThrow('gone');
});

test('a sale makes what shows the product stale, also while it is being made, and nothing else', async () => {
  const { cache } = openCache();
  const list = await cache.get('list', saying('list', 1, 2));
  await cache.get('detail', saying('detail', 3));
  const made = Promise.withResolvers<{ text: string; tags: number[] }>();
  const slow = cache.get('slow', () => made.promise);
  cache.invalidate([3, 4]);
  made.resolve({ text: 'slow', tags: [3] });
  await slow;
  expect(await cache.get('list', saying('another'))).toBe(list);
  expect((await cache.get('detail', saying('new detail', 3))).raw.toString()).toBe('new detail');
  expect((await cache.get('slow', saying('new', 3))).raw.toString()).toBe('new');
  cache.invalidate();
  expect(cache.size()).toBe(0);
});

test('a cached response lives in memory of its own, compressed or not: no piece of a larger one stays because of it', async () => {
  const { cache } = openCache();
  const answer = await cache.get('list', saying('Gül sargyt ediň '.repeat(100)));
  const packed = await Promise.all(encodings.map(async (as) => packResponse(answer, as)));
  for (const bytes of [answer.raw, ...packed]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  for (const bytes of packed) expect(bytes.byteLength).toBeLessThan(answer.raw.byteLength);
});
