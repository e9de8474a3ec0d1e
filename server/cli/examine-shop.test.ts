import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startShop } from '../../tests/support/start-shop.ts';
import { examineShop } from './examine-shop.ts';

test('the doctor names what is not well, and goes on after a neighbour that fails', async () => {
  await using shop = await startShop();
  const { ctx, databaseUrl } = shop;
  // The clock of a test stands where it likes; the database's is the machine's.
  const healthy = { ...ctx, now: () => new Date() };
  const names = async (at: typeof ctx, config = ctx.config) =>
    (await examineShop({ ctx: at, config, databaseUrl }))
      .filter(({ isWell }) => !isWell)
      .map(({ name }) => name);
  const onlyDisk = (found: string[]) => found.filter((name) => name !== 'disk');
  expect(onlyDisk(await names(healthy))).toEqual([]);
  expect(onlyDisk(await names(healthy, { ...ctx.config, mode: 'production' }))).toEqual(['backup', 'drill']);
  expect(onlyDisk(await names(ctx))).toEqual(['clock']);
  const sick = {
    ...healthy,
    storage: { ...ctx.storage, exists: () => Promise.reject(new Error('gone')) },
    banks: new Map([['HALK', { status: async () => ({ kind: 'unreachable' }) }]]) as never,
  };
  await sql`delete from migration where name like '0003%'`.execute(ctx.db);
  expect(onlyDisk(await names(sick))).toEqual(['schema', 'pictures', 'bank HALK']);
});
