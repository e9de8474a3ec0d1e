/**
 * Orders per second of two servers on a durable PostgreSQL, beside the same transaction as plain SQL on the same
 * database: `node lab/bench/orders.ts <seconds>`. A hundred buyers, three to five lines of twenty products, the same
 * product twice in every fifth cart, with few and with many clients. Prints both figures, their ratio, the deadlocks
 * that the database counted, and the result of invariant checks four times a second during a last, untimed run: they
 * would take a third of the processor from the others.
 */
import { loadavg } from 'node:os';
import { Pool, type PoolClient } from 'pg';
import { sql } from 'kysely';
import { createChance } from '../prove/chance.ts';
import { inviteVisitors } from '../prove/crash/crowd.ts';
import { openPieces } from '../prove/crash/shop-in-pieces.ts';
import { tellFigures } from '../prove/tell-figures.ts';
import { watchInvariants } from '../../tests/support/shop/watch-invariants.ts';

const chance = createChance(20_261_120);

await using shop = await openPieces();
const { db } = shop.ctx;
const goods = await db
  .selectFrom('stock as s')
  .innerJoin('product_option as o', 'o.id', 's.option_id')
  .innerJoin('product as p', 'p.id', 'o.product_id')
  .select(['o.product_id as product', 'o.id as option', 'o.price_tenge as price'])
  .where('p.status', '=', 'published')
  .orderBy('o.id')
  .limit(20)
  .execute();
const options = sql.join(goods.map(({ option }) => option));
await sql`insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, at)
  select option_id, 'receive', 1000000, 0, now() from stock where option_id in (${options})`.execute(db);
await sql`update stock set on_hand = on_hand + 1000000 where option_id in (${options})`.execute(db);
const visitors = await inviteVisitors(shop.ctx, 100);
const customers = await db.selectFrom('customer').select('id').execute();

const makeCart = () => {
  const lines = Array.from({ length: 2 + chance.upTo(3) }, () => ({ ...chance.oneOf(goods), quantity: 1 }));
  const [first] = lines;
  return chance.is(0.2) && first ? [...lines, first] : lines;
};

const seconds = Number(process.argv[2] ?? 15);
const manyClients = [8, 32];
const roundsEach = 3;
const slice = seconds / manyClients.length / roundsEach;

await run(8, 2, orderThroughShop);
const ratios: string[] = [];
let best = 0;
for (const clients of manyClients) {
  const pool = new Pool({ connectionString: shop.databaseUrl, max: clients });
  const sums = { shop: 0, plain: 0 };
  // Alternating, so that other load on the machine slows both.
  for (let round = 0; round < roundsEach; round += 1) {
    sums.shop += await run(clients, slice, orderThroughShop);
    sums.plain += await run(clients, slice, () => orderPlainly(pool));
  }
  await pool.end();
  const [through, plain] = [sums.shop / roundsEach, sums.plain / roundsEach];
  best = Math.max(best, through);
  ratios.push((through / plain).toFixed(2));
  say(
    `${clients} clients`,
    `${through.toFixed(0)} orders a second, ${plain.toFixed(0)} in plain SQL: ${ratios.at(-1)}`,
  );
}
const watch = watchInvariants(db);
await run(32, slice, orderThroughShop);
const { breaches, looks } = await watch.stop();
const { rows } = await sql<{ deadlocks: number }>`
  select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
const deadlocks = rows[0]?.deadlocks ?? 0;
say('Deadlocks', `${deadlocks}`);
say('Broken promises', `${breaches.length} at ${looks} looks`);
say(
  'Load of the machine',
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' '),
);
const figures = {
  rate: Math.round(best),
  ratio: ratios.join(' and '),
  deadlocks,
  breaches: breaches.length,
  looks,
};
tellFigures('B2', figures);

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(20)} ${text}\n`);
}

/** How often per second `count` concurrent clients complete the work. */
async function run(
  count: number,
  forSeconds: number,
  work: (worker: number) => Promise<void>,
): Promise<number> {
  let done = 0;
  const started = performance.now();
  const end = started + forSeconds * 1_000;
  await Promise.all(
    Array.from({ length: count }, async (_, worker) => {
      while (performance.now() < end) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1_000);
}

async function orderThroughShop(worker: number): Promise<void> {
  const { token, address } = chance.oneOf(visitors);
  const items = makeCart().map(({ product, option, quantity }) => ({ product, option, quantity }));
  const reply = await fetch(`${shop.nodes[worker % 2 === 0 ? 0 : 1].origin}/api/order/order-create/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': chance.id(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ items, payment: 'CASH', delivery: 'STANDARD', address }),
  });
  const text = await reply.text();
  if (reply.status !== 200)
    throw new Error(`an order was answered with ${reply.status}: ${text.slice(0, 300)}`);
}

async function orderPlainly(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await writePlain(client, chance.oneOf(customers).id).finally(() => client.release());
}

/** The rows of an order and their locks, without any checks. */
async function writePlain(client: PoolClient, customer: number): Promise<void> {
  const id = chance.id();
  type Line = { product: number; price: number; quantity: number };
  const merged = new Map<number, Line>();
  for (const { option, product, price } of makeCart())
    merged.set(option, { product, price, quantity: (merged.get(option)?.quantity ?? 0) + 1 });
  const lines = [...merged].sort(([a], [b]) => a - b);
  const wanted = lines.map(([option]) => option);
  const of = (read: (line: Line) => number) => lines.map(([, line]) => read(line));
  const total = of(({ price, quantity }) => price * quantity).reduce((sum, one) => sum + one, 0);
  const answer = JSON.stringify({ data: { number: '' }, filler: 'x'.repeat(1_500) });
  const [caller, route] = [`customer:${customer}`, 'POST /api/order/order-create/'];
  await client.query('begin');
  await client.query(
    `insert into kept_answer (caller, route, key, fingerprint, created_at)
    values ($1, $2, $3, 'plain', now())`,
    [caller, route, id],
  );
  await client.query('select id from customer where id = $1 for no key update', [customer]);
  await client.query('select * from stock where option_id = any($1) order by option_id for update', [wanted]);
  await client.query(
    `with d as (select * from unnest($1::int[], $2::int[]) as d (option_id, quantity)), moved as (
      update stock set reserved = reserved + quantity from d where stock.option_id = d.option_id)
    insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, order_id, at)
    select option_id, 'reserve', 0, quantity, $3, now() from d`,
    [wanted, of(({ quantity }) => quantity), id],
  );
  const { rows: made } = await client.query(
    `insert into shop_order (id, customer_id, status, payment_status, payment, goods_tenge, wrap_tenge, delivery_tenge,
      certificate_tenge, total_tenge, stock_state, delivery_method, created_at, updated_at)
    values ($1, $2, 'placed', 'unpaid', 'CASH', $3, 0, 0, 0, $3, 'held', 'STANDARD', now(), now()) returning number`,
    [id, customer, total],
  );
  await client.query(
    `insert into order_line (order_id, position, product_id, option_id, title, option_title, sku, quantity, price_tenge, total_tenge, created_at)
    select $1, row_number() over (), product, option, '{"tm":"x","ru":"x"}', '{"tm":"x","ru":"x"}', 'x', quantity, price, price * quantity, now()
    from unnest($2::int[], $3::int[], $4::int[], $5::bigint[]) as l (option, product, quantity, price)`,
    [id, wanted, of(({ product }) => product), of(({ quantity }) => quantity), of(({ price }) => price)],
  );
  await client.query(
    `insert into order_event (order_id, at, event, actor, to_status, to_payment)
    values ($1, now(), 'ordered', 'customer', 'placed', 'unpaid')`,
    [id],
  );
  await client.query(
    `select graphile_worker.add_job('send-sms', payload => '{}'::json, run_at => now() + interval '1 year')`,
  );
  await client.query(
    'update kept_answer set order_id = $3, answer = $4 where caller = $1 and route = $2 and key = $3',
    [caller, route, id, answer.replace('"number":""', `"number":"S-${made[0].number}"`)],
  );
  await client.query('commit');
}
