import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { asOwner } from '../support/shop/database.ts';
import { openMarket } from '../support/people/market.ts';
import { ask } from '../support/people/outsider.ts';
import { startShop } from '../support/shop/start-shop.ts';
import { openNode, openSeeded } from './open-node.ts';

const path = '/api/product/categories/';

test('what changes on one node is seen on the other within moments, and the clock need not move', async () => {
  await using one = await startShop({ seed: true });
  await using other = await startShop({ databaseUrl: one.databaseUrl });
  const titleAt = async (shop: typeof one) => (await ask(shop, path)).body.data[0].title.tm as string;
  await titleAt(one);
  await titleAt(other);
  for (let turn = 1; turn <= 5; turn += 1) {
    await sql`update category set title = jsonb_build_object('tm', ${`Gül ${turn}`}::text, 'ru', 'Цветы')
      where id = (select id from category where parent_id is null order by position, id limit 1)`.execute(
      one.ctx.db,
    );
    one.ctx.invalidation.publish();
    expect(await titleAt(one)).toBe(`Gül ${turn}`);
    await expect.poll(() => titleAt(other), { interval: 5, timeout: 15_000 }).toBe(`Gül ${turn}`);
  }
});

test('an order on one node shows in the count on the other, and leaves the rest of what it keeps alone', async () => {
  await using market = await openMarket();
  await using other = await startShop({ databaseUrl: market.shop.databaseUrl });
  const { product } = market;
  const detail = `/api/product/detail/${product.id}/`;
  const countThere = async () => (await ask(other, detail)).body.data.count as number;
  await ask(other, path);
  const count = await countThere();
  expect(other.ctx.cache.size()).toBe(2);
  expect((await market.order(await market.newBuyer())).status).toBe(200);
  await expect.poll(() => other.ctx.cache.size(), { timeout: 10_000 }).toBe(1);
  expect(await countThere()).toBe(count - 1);
});

test('a node that lost its connection for a moment empties its cache', async () => {
  await using shop = await startShop({ seed: true });
  await ask(shop, path);
  expect(shop.ctx.cache.size()).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sowgat-changes'`.execute(shop.ctx.db);
  await expect.poll(() => shop.ctx.cache.size(), { timeout: 10_000 }).toBe(0);
});

/** Overrides functions of PostgreSQL in this database. */
async function replaceCalls({ databaseUrl }: Awaited<ReturnType<typeof openSeeded>>, body: string) {
  const name = new URL(databaseUrl).pathname.slice(1);
  await asOwner(
    databaseUrl,
    'create schema engine',
    'create table engine.state (is_standby boolean)',
    ...['pg_current_wal_insert_lsn', 'pg_last_wal_replay_lsn'].map(
      (call) => `create function engine.${call}() returns pg_lsn language plpgsql as $$ begin ${body} end $$`,
    ),
    'grant usage on schema engine to public',
    'grant all on engine.state to public',
    `alter database ${name} set search_path = engine, pg_catalog, public`,
  );
}

test('an engine without positions in its log reports changes all the same, and does not count as silent', async () => {
  await using seeded = await openSeeded();
  await replaceCalls(seeded, "raise feature_not_supported using message = 'no such thing here';");
  const replica = { DATABASE_REPLICA_URL: seeded.databaseUrl };
  await using one = await openNode(seeded.databaseUrl, { ROLE: 'web', ...replica });
  await using other = await openNode(seeded.databaseUrl, { ROLE: 'web', ...replica });
  const titleAt = async ({ origin }: typeof one) => {
    const { data } = (await (await fetch(origin + path)).json()) as { data: { title: { tm: string } }[] };
    return data[0]?.title.tm;
  };
  for (const node of [one, other]) await titleAt(node);
  await sql`update category set title = jsonb_build_object('tm', 'Täze', 'ru', 'Новый')
    where id = (select id from category where parent_id is null order by position, id limit 1)`.execute(
    seeded.ctx.db,
  );
  one.shop.ctx.invalidation.publish();
  await expect.poll(() => titleAt(other), { interval: 5, timeout: 5_000 }).toBe('Täze');
  // Longer than the database may be silent before the node counts it as down.
  await pause(3_500);
  expect(await (await fetch(`${one.origin}/health/ready`)).json()).toEqual({
    status: 'ready',
    database: 'up',
  });
});

test('a node that met a standby in the middle of a failover listens again once there is a primary', async () => {
  await using seeded = await openSeeded();
  const { db } = seeded.ctx;
  await replaceCalls(
    seeded,
    `if exists (select 1 from engine.state where is_standby) then
      raise object_not_in_prerequisite_state using message = 'recovery is in progress';
    end if;
    return '0/1';`,
  );
  await using node = await openNode(seeded.databaseUrl, { ROLE: 'web' });
  const stateThere = async () => (await (await fetch(`${node.origin}/health/ready`)).json()).database;
  await sql`insert into engine.state values (true)`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sowgat-changes'`.execute(db);
  await expect.poll(stateThere, { timeout: 10_000 }).toBe('silent');
  await sql`delete from engine.state`.execute(db);
  await expect.poll(stateThere, { timeout: 10_000 }).toBe('up');
});
