import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, withDatabase } from '../../../tests/support/shop/database.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { bringSchema } from './bring-schema.ts';
import { migrate } from './migrate.ts';

const past = ['audit', 'order_event', 'stock_movement'];

async function codesOf(url: string, statements: string[]): Promise<(string | undefined)[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const codes: (string | undefined)[] = [];
  for (const statement of statements)
    codes.push(
      await client.query(statement).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    );
  await client.end();
  return codes;
}

test('the role that serves can rewrite no history and change no schema', async () => {
  await using shop = await startShop();
  const counter = await openCounter(shop);
  await counter.order();
  const refused = [
    ...past.flatMap((table) => [
      `update ${table} set at = at`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column x int`,
      `drop table ${table}`,
    ]),
    'create table x (id int)',
    'create schema x',
    'truncate product',
    'set session_replication_role = replica',
    "insert into migration (name, hash) values ('9999', '')",
    'delete from expand_migration',
    'create function graphile_worker.x() returns int language sql as $$ select 1 $$',
    'create role x',
  ];
  const denied = '42501';
  expect(await codesOf(shop.databaseUrl, refused)).toEqual(refused.map(() => denied));
  const who = await withServing(
    shop.databaseUrl,
    'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(Object.values(who[0] ?? {})).toEqual([false, false, false, false]);
});

test('the owner of the tables is stopped by triggers', async () => {
  await using database = await createTestDatabase();
  const refused = past.flatMap((table) => [`delete from ${table}`, `truncate ${table}`]);
  expect(await codesOf(database.ownerUrl, refused)).toEqual(refused.map(() => '42501'));
});

test('rights follow the schema, and giving them again changes nothing', async () => {
  await using database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await withDatabase(database.url, name, async (owner) => {
    await owner.query('create table later (id integer); create table past (id integer)');
    await owner.query(
      'create trigger past_is_append_only before update or delete on past for each statement execute function refuse_change()',
    );
    await owner.query('grant update, truncate on audit to sowgat_shop');
  });
  const addresses = { directUrl: database.url, ownerUrl: database.ownerUrl };
  await bringSchema(addresses);
  const statements = [
    'insert into later values (1)',
    'delete from later',
    'insert into past values (1)',
    'delete from past',
    'update audit set at = at',
    'truncate audit',
  ];
  const expected = ['done', 'done', 'done', '42501', '42501', '42501'];
  expect(await codesOf(database.url, statements)).toEqual(expected);
  const acl = "select string_agg(relname || relacl::text, ';' order by relname) as all from pg_class";
  const before = await withServing(database.url, acl);
  await bringSchema(addresses);
  expect(await withServing(database.url, acl)).toEqual(before);
});

test('a shop whose one role owns the schema goes on working', async () => {
  await using database = await createTestDatabase('template1');
  await migrate(database.ownerUrl);
  await using shop = await startShop({ databaseUrl: database.ownerUrl });
  const counter = await openCounter(shop);
  await counter.order();
  const found = await shop.ctx.db.selectFrom('order_event').select('event').execute();
  expect(found.length).toBeGreaterThan(0);
});

async function withServing(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
