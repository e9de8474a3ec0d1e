import { expect, test } from 'vitest';
import { createTestDatabase, ownerOf, withDatabase } from '../../../tests/support/shop/database.ts';
import { addUnpaidOrder, startPayingShop } from '../../../tests/support/people/paying.ts';
import { settleRestored } from './target-database.ts';

const sequence = "pg_get_serial_sequence('shop_order', 'number')";

async function firstNumberAfterRestore(url: string): Promise<number> {
  await settleRestored(ownerOf(url));
  return withDatabase(url, new URL(url).pathname.slice(1), async (client) => {
    const { rows } = await client.query<{ next: number }>(`select nextval(${sequence})::int as next`);
    return rows[0]?.next ?? 0;
  });
}

test('a shop whose backup knew no order yet goes on a thousand numbers above its first one', async () => {
  await using database = await createTestDatabase();
  expect(await firstNumberAfterRestore(database.ownerUrl)).toBe(101_002);
});

test('order numbers go on above the greatest one of the table and of the sequence', async () => {
  await using shop = await startPayingShop();
  await addUnpaidOrder(shop);
  const run = (sql: string) =>
    withDatabase(shop.databaseUrl, new URL(shop.databaseUrl).pathname.slice(1), (client) =>
      client.query(sql),
    );
  await run(`select setval(${sequence}, 101000)`);
  expect(await firstNumberAfterRestore(shop.databaseUrl)).toBe(102_001);
  await run(`select setval(${sequence}, 100001)`);
  await run('update shop_order set number = 200000');
  expect(await firstNumberAfterRestore(shop.databaseUrl)).toBe(201_001);
});
