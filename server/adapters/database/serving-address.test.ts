import pg from 'pg';
import { expect, test } from 'vitest';
import { asOwner, createTestDatabase, type TestDatabase } from '../../../tests/support/shop/database.ts';
import { closePool, openPool } from '#server/platform/db/db.ts';
import { addressesOf } from './external.ts';
import { requireServing } from './serving-address.ts';

const inForce = ['5s', '2s', '10s'];
const none = ['0', '0', '0'];
const ask = `select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
  current_setting('idle_in_transaction_session_timeout')] as limits`;

type Asks = { query(text: string): Promise<pg.QueryResult<{ limits: string[] }>> };
const limitsOf = async (client: Asks) => (await client.query(ask)).rows[0]?.limits;

async function limitsAt(url: string): Promise<string[] | undefined> {
  const client = new pg.Client(url);
  await client.connect();
  return limitsOf(client).finally(() => client.end());
}

async function limitsOfPool(url: string, limitedByRole: boolean): Promise<unknown[]> {
  const pool = openPool(url, () => undefined, { limitedByRole });
  const [first, second] = [await pool.connect(), await pool.connect()];
  const found = [await limitsOf(first), await limitsOf(second)];
  first.release();
  second.release();
  await closePool(pool);
  return found;
}

/** A different URL of the same database, like one that bypasses a pooler. */
const past = (url: string) => `${url}?application_name=past`;

test.each(['url', 'ownerUrl'] as const)(
  'the role of %s is limited where a pooler stands, and what goes past it is not',
  async (role) => {
    await using database = await createTestDatabase();
    const addresses = addressesOf({ databaseDirectUrl: past(database[role]) }, database[role]);
    await Promise.all([requireServing(addresses), requireServing(addresses)]);
    expect(await limitsOfPool(addresses.url, true)).toEqual([inForce, inForce]);
    expect(await limitsAt(addresses.directUrl)).toEqual(none);
    expect(await limitsAt(addresses.ownerUrl)).toEqual(none);
    expect(await limitsOfPool(addresses.directUrl, false)).toEqual([inForce, inForce]);
  },
);

test('without a pooler every connection brings the limits itself, and the role stays as it is', async () => {
  await using database = await createTestDatabase();
  const addresses = addressesOf({}, database.url);
  await requireServing(addresses);
  expect(await limitsOfPool(addresses.url, false)).toEqual([inForce, inForce]);
  expect(await limitsAt(addresses.url)).toEqual(none);
});

test('a role whose limits were switched off by hand is refused with the statements that mend it', async () => {
  await using database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await asOwner(database.url, `alter role sowgat_shop in database ${name} set statement_timeout = 0`);
  const refused = new RegExp(
    `alter role sowgat_shop in database ${name} set statement_timeout = '5s'; .*RECONNECT`,
  );
  await expect(requireServing(pooledOf(database))).rejects.toThrow(refused);
});

test('an address of the settings keeps the options it has', async () => {
  await using database = await createTestDatabase();
  const databaseDirectUrl = `${database.url}?options=-c%20work_mem%3D5MB`;
  const { directUrl } = addressesOf({ databaseDirectUrl }, database.url);
  const client = new pg.Client(directUrl);
  await client.connect();
  expect((await client.query('show work_mem')).rows).toEqual([{ work_mem: '5MB' }]);
  await client.end();
});

const pooledOf = ({ url }: TestDatabase) => addressesOf({ databaseDirectUrl: past(url) }, url);
