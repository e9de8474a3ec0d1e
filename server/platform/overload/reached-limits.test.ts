import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { openSource } from '#server/platform/db/db.ts';
import { consumeUnlessReached, readHits, releaseKnownHit } from '#server/platform/rate-limit.ts';
import { createReachedLimits } from './reached-limits.ts';

function openClock() {
  let at = Date.UTC(2026, 10, 20);
  return { now: () => new Date(at), advance: (seconds: number) => void (at += seconds * 1000) };
}

test('a limit is known to be reached until it ends, and not after the clock was set back', () => {
  const clock = openClock();
  const reached = createReachedLimits(clock.now);
  reached.note('a', 60);
  clock.advance(59);
  expect([reached.waitOf('a'), reached.waitOf('b')]).toEqual([1, 0]);
  clock.advance(1);
  expect(reached.waitOf('a')).toBe(0);
  reached.note('a', 60);
  clock.advance(-3_600);
  expect(reached.waitOf('a')).toBe(0);
  reached.note('a', 60);
  reached.forget('a');
  expect(reached.waitOf('a')).toBe(0);
});

test('the memory is bounded: the oldest of very many keys are forgotten', () => {
  const reached = createReachedLimits(openClock().now);
  for (let n = 0; n < 50_000; n += 1) reached.note(`${n}`, 60);
  expect([reached.waitOf('0'), reached.waitOf('39999'), reached.waitOf('49999')]).toEqual([0, 0, 60]);
});

test('a reached limit is counted once more and then not before it ends; one with releases is asked again soon', async () => {
  await using database = await createTestDatabase();
  const { db, close } = openSource(database.url, () => undefined);
  const clock = openClock();
  const ctx = { db, now: clock.now, reached: createReachedLimits(clock.now) };
  const limit = { windowSeconds: 3_600, max: 3 };
  const consume = (key: string, isReleased = false) =>
    consumeUnlessReached(ctx, key, { ...limit, isReleased });
  for (let times = 0; times < 20; times += 1) await consume('fixed');
  expect([await readHits(db, 'fixed'), (await consume('fixed')).retryAfter]).toEqual([4, 3_600]);
  clock.advance(3_599);
  expect([(await consume('fixed')).retryAfter, await readHits(db, 'fixed')]).toEqual([1, 4]);
  clock.advance(1);
  expect(await consume('fixed')).toMatchObject({ hits: 1, retryAfter: 0 });

  for (let times = 0; times < 20; times += 1) await consume('released', true);
  expect(await readHits(db, 'released')).toBe(4);
  await releaseKnownHit(ctx, 'released');
  expect((await consume('released', true)).hits, 'this node has released one').toBe(4);
  await db.updateTable('limit_counter').set({ hits: 0 }).where('key', '=', 'released').execute();
  expect((await consume('released', true)).retryAfter).toBe(10);
  clock.advance(10);
  expect((await consume('released', true)).hits, 'another node has released all').toBe(1);
  await close();
});
