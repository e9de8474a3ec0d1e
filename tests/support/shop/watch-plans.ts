/** Query plans of the shop's statements as for large tables. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Context } from '#server/context.ts';
import { createListing } from '#server/features/catalogue/listing/refresh-index.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Tables that grow with products, customers and orders; frequent queries must use an index on them. */
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
  'product_search',
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
  'order_search',
  'order_event',
  'kept_answer',
  'payment_attempt',
  'payment_event',
  'refund',
  'taking',
  'sms_message',
  'audit',
] satisfies (keyof Tables)[]);

/** Partial indexes that stay small, however large their table is. */
const small = new Set([
  'product_in_one_language',
  'shop_order_board',
  'shop_order_open_holds',
  'shop_order_promise_lost',
  'payment_event_alarm',
]);

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** Full scans of a growing table. An index scan that a LIMIT ends early does not count. */
function wholeScans(plan: Plan, isCutShort = false): string[] {
  const type = plan['Node Type'];
  const name = plan['Relation Name'] ?? '';
  const isWalk =
    /^Index (Only )?Scan/.test(type) && !plan['Index Cond'] && !small.has(plan['Index Name'] ?? '');
  const isWhole = type === 'Seq Scan' || (isWalk && !isCutShort);
  const stops =
    type === 'Limit' ||
    (isCutShort && !['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Incremental Sort'].includes(type));
  const inside = (plan.Plans ?? []).flatMap((part) =>
    wholeScans(part, stops || (isCutShort && type === 'Incremental Sort')),
  );
  return [...(isWhole && growing.has(name) ? [`${type} on ${name}`] : []), ...inside];
}

/** A context that records its statements, and a function that finds full scans in their plans. */
export async function watchPlans(ctx: Context, url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The database may be dropped before the pool is closed.
  pool.on('error', () => undefined);
  // A connection that breaks because its database is dropped is not an error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const asked = new Map<string, CompiledQuery>();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.set(query.sql, query),
  });
  return {
    ctx: { ...ctx, db, listing: createListing() },
    async findWholeScans(isFree: (text: string) => boolean = () => false): Promise<string[]> {
      const client = await pool.connect();
      // Small tables are best scanned: with that disabled, the plan shows whether an index could be used.
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
