import { expect, test } from 'vitest';
import { createTestDatabase, withDatabase } from './database.ts';

test('every test has a database of its own, which is gone afterwards', async () => {
  const first = await createTestDatabase();
  {
    await using second = await createTestDatabase();
    expect(second.url).not.toBe(first.url);
    await withDatabase(first.url, nameOf(first.url), (client) => client.query('create table only_here ()'));
    const found = await withDatabase(second.url, nameOf(second.url), (client) =>
      client.query("select to_regclass('only_here') as name"),
    );
    expect(found.rows).toEqual([{ name: null }]);
  }
  await first[Symbol.asyncDispose]();
  await expect(
    withDatabase(first.url, nameOf(first.url), (client) => client.query('select 1')),
  ).rejects.toThrow(/does not exist/);
});

test('databases that are requested at the same time are different ones', async () => {
  // The first leaves a copy that was made ahead.
  await using first = await createTestDatabase();
  const opened = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase()));
  expect(new Set([first, ...opened].map(({ url }) => url)).size).toBe(5);
  await Promise.all(opened.map((one) => one[Symbol.asyncDispose]()));
});

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
