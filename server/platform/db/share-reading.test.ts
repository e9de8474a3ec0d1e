import { setImmediate as oneTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { shareReading } from './share-reading.ts';

/** Reads that the test resolves or rejects. */
function slowReading() {
  const ends: ((found: number | Error) => void)[] = [];
  const read = shareReading(
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push((found) => (found instanceof Error ? reject(found) : resolve(found)));
      }),
  );
  return { ends, read };
}
const db = {} as Db;

test('calls during a read share the next read, which begins after them', async () => {
  const { ends, read } = slowReading();
  const first = read(db);
  await oneTurn();
  const later = [read(db), read(db), read(db)];
  await oneTurn();
  expect(ends, 'the second has not begun').toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await oneTurn();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('a read that fails rejects all who share it, and the next call reads again', async () => {
  const { ends, read } = slowReading();
  const [first, other] = [read(db), read({} as Db)];
  await oneTurn();
  const next = read(db);
  ends[0]?.(new Error('gone'));
  ends[1]?.(5);
  await expect(first).rejects.toThrow('gone');
  expect(await other, 'of another database').toBe(5);
  await oneTurn();
  ends[2]?.(7);
  expect(await next).toBe(7);
});
