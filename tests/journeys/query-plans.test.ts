import { Kysely, PostgresDialect, type CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { sweeps } from '#server/jobs.ts';
import type { Tables } from '#server/platform/tables.ts';
import { createLasting } from '#server/platform/lasting.ts';
import { listProducts } from '#server/shop/catalogue/list-products.ts';
import { keepShelf } from '#server/shop/catalogue/keep-shelf.ts';
import { buildSearch } from '#server/shop/catalogue/build-search.ts';
import { showProduct } from '#server/shop/catalogue/show-product.ts';
import { suggest } from '#server/shop/catalogue/suggest.ts';
import { listOrders } from '#server/shop/orders/list-orders.ts';
import { readBoard } from '#server/shop/orders/read-board.ts';
import { readDeskOrders } from '#server/shop/orders/read-desk-orders.ts';
import { addProduct } from '../support/factories.ts';
import { startShop } from '../support/start-shop.ts';

/** Tables that grow with products, people and orders; whatever is asked often must find its rows in them by an index. */
const growing = new Set<string>([
  'product',
  'product_option',
  'product_shelf',
  'product_picture',
  'product_category',
  'product_occasion',
  'product_recipient',
  'picture',
  'review',
  'stock',
  'stock_movement',
  'shelf_change',
  'search_posting',
  'customer',
  'session',
  'session_old_refresh',
  'otp_challenge',
  'known_device',
  'limit_counter',
  'address',
  'cart_line',
  'wishlist_item',
  'shop_order',
  'order_line',
  'order_event',
  'idempotency_key',
  'payment_attempt',
  'payment_event',
  'refund',
  'taking',
  'sms_message',
  'audit',
] satisfies (keyof Tables)[]);

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** Scans that read a growing table from its beginning to its end. A walk along an index that a limit ends early is none. */
function wholeScans(plan: Plan, isCutShort = false): string[] {
  const type = plan['Node Type'];
  const name = plan['Relation Name'] ?? '';
  const isWhole =
    type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && !plan['Index Cond'] && !isCutShort);
  const stops =
    type === 'Limit' ||
    (isCutShort && !['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Incremental Sort'].includes(type));
  const inside = (plan.Plans ?? []).flatMap((part) =>
    wholeScans(part, stops || (isCutShort && type === 'Incremental Sort')),
  );
  return [...(isWhole && growing.has(name) ? [`${type} on ${name}`] : []), ...inside];
}

/** A context whose statements are written down, and a way to ask how they would be carried out if tables were large. */
async function watch(ctx: Context, url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const asked = new Map<string, CompiledQuery>();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.set(query.sql, query),
  });
  return {
    ctx: { ...ctx, db, lasting: createLasting() },
    async findWholeScans(isFree: (text: string) => boolean = () => false): Promise<string[]> {
      const client = await pool.connect();
      // Small tables are best read whole; forbidden that, the planner shows whether it has another way.
      await client.query('set enable_seqscan = off; set enable_mergejoin = off; set enable_hashjoin = off');
      const found: string[] = [];
      for (const { sql: text, parameters } of asked.values()) {
        if (!/^\s*(select|with|update|delete|insert)\b/i.test(text) || isFree(text)) continue;
        const { rows } = await client.query(`explain (format json) ${text}`, [...parameters]);
        const plans = rows[0]['QUERY PLAN'] as { Plan: Plan }[];
        for (const scan of plans.flatMap(({ Plan }) => wholeScans(Plan)))
          found.push(`${scan}: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
      }
      asked.clear();
      await client.query('reset all');
      client.release();
      return found;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

test('what is asked often finds its rows by an index', async () => {
  await using shop = await startShop();
  const { id } = await addProduct(shop, { title: { tm: 'Gyzyl gül', ru: 'Красная роза' } });
  await using watched = await watch(shop.ctx, shop.databaseUrl);
  const { ctx } = watched;

  // A node begins by reading the shelf once, in portions; from then on only what changed.
  await keepShelf(ctx);
  expect(await watched.findWholeScans(() => true)).toEqual([]);
  await addProduct(shop);
  const catalogue = async () => {
    for (const query of [
      {},
      { category: '1', price_min: 5, sort: 'price' as const },
      { q: 'gül' },
      { q: 'yzyl' },
      { q: 'gyzil' },
    ])
      await listProducts(ctx, { query }, null);
    await suggest(ctx, 'gy');
    await showProduct(ctx, id, null);
  };
  await catalogue();
  expect(await watched.findWholeScans(), 'the catalogue').toEqual([]);
  await buildSearch(shop.ctx, 1);
  await catalogue();
  expect(await watched.findWholeScans(), 'the catalogue of a large shop').toEqual([]);

  await listOrders(ctx, 1, {});
  expect(await watched.findWholeScans(), 'orders of a customer').toEqual([]);

  await readBoard(ctx, undefined, 'owner');
  for (const filter of [
    {},
    { status: 'placed' },
    { customer: 1 },
    { q: '100001' },
    { q: '61000' },
    { q: 'Aýgül' },
    { alarm: true },
  ])
    await readDeskOrders(ctx.db, filter, { number: 1, size: 25, offset: 0 }, 'owner');
  const isCount = (text: string) => text.startsWith('select count(*)');
  expect(await watched.findWholeScans(isCount), 'orders at the desk').toEqual([]);

  for (const sweep of sweeps) await sweep.run(ctx);
  expect(await watched.findWholeScans(), 'sweeps').toEqual([]);
});

test('the watch itself sees a table that is read whole', async () => {
  await using shop = await startShop();
  await using watched = await watch(shop.ctx, shop.databaseUrl);
  await sql`select id from customer where email = 'x'`.execute(watched.ctx.db);
  await sql`select count(*) from shop_order where comment like '%x%' limit 1`.execute(watched.ctx.db);
  await sql`select id from shop_order order by created_at desc limit 5`.execute(watched.ctx.db);
  expect(await watched.findWholeScans()).toHaveLength(2);
});
