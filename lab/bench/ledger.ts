/**
 * The ledger at scale: `node lab/bench/ledger.ts [orders]`. How long each invariant takes over all of them, and what
 * posting adds to the transaction of an order.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { cardPaid } from '#domain/ledger/card-postings.ts';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { post } from '#server/features/ledger/post.ts';
import { closeLedgerDays } from '#server/features/ledger/ledger.jobs.ts';
import { ledgerRules } from '#server/invariants/ledger-rules.ts';
import { type Rules, runRules } from '#server/invariants/run-rules.ts';
import { inTransaction, openDb } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';

const orders = Number(process.argv[2] ?? 333_334);

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sowgat-ledger-'));
opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), scratch: [folder] });
opened.defer(() => database.stop());
await migrate(database.ownerUrl);
const db = openDb(new pg.Pool({ connectionString: database.ownerUrl, max: 4 }));
opened.defer(() => db.destroy());

async function timed<T>(what: string, work: () => Promise<T>): Promise<number> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(`${what.padEnd(84)} ${seconds.toFixed(2)} s\n`);
  return seconds;
}

await sql`insert into customer (phone, created_at) values ('+99361000000', now())`.execute(db);
await sql`insert into shop_order (id, customer_id, status, payment_status, payment, bank, goods_tenge, wrap_tenge,
    delivery_tenge, certificate_tenge, total_tenge, stock_state, delivery_method, created_at, updated_at)
  select 'o' || n, (select min(id) from customer), 'delivered', 'paid', 'ONLINE', 'HALK', 100, 0, 0, 0, 100,
    'shipped', 'STANDARD', now(), now() from generate_series(1, ${orders}) as n`.execute(db);
await sql`insert into payment_attempt (id, order_id, number, bank, order_number, bank_order_id, amount_tenge, state,
    session_ends_at, paid_at, created_at, updated_at)
  select 'a' || n, 'o' || n, 1, 'HALK', n || '-1', 'b' || n, 100, 'paid', now(), now() - interval '1 day' * (n % 300),
    now(), now() from generate_series(1, ${orders}) as n`.execute(db);
await sql`analyze`.execute(db);
const movements = [
  sql`account_of('bank', a.bank), account_of('payment', a.id), a.amount_tenge, 'posted', 'card-paid', a.id`,
  sql`account_of('payment', a.id), account_of('order', order_id), a.amount_tenge, 'posted', 'money-kept', order_id`,
  sql`account_of('order', order_id), account_of('income', 'goods'), a.amount_tenge, 'posted', 'income', order_id || '#1:goods'`,
];
await timed(`posted: ${orders} orders, ${movements.length * orders} postings`, async () => {
  for (const movement of movements)
    await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
      select ${movement}, paid_at, paid_at::date from payment_attempt a`.execute(db);
});
await sql`insert into sale (transfer_id, position, day, order_id, product_id, units, tenge, promo_tenge)
  select id, 1, day, split_part(source, '#', 1), 1, 1, amount_tenge, 0 from transfer where code = 'income'`.execute(
  db,
);
await sql`vacuum analyze`.execute(db);
await timed('days closed', () =>
  closeLedgerDays({ db, log: pino({ enabled: false }), now: () => new Date(Date.now() + 2 * 86_400_000) }),
);
const audit = (rules: Rules) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const [breach] = await runRules({ db, trx }, rules);
      if (breach) throw new Error(`${breach.invariant}: ${breach.first[0]}`);
    });
for (const [rule, query] of Object.entries(ledgerRules)) await timed(rule, () => audit({ [rule]: query }));
await timed('all rules', () => audit(ledgerRules));

const times = 2_000;
const pay = (isPosted: boolean) => async () => {
  for (let n = 0; n < times; n += 1)
    await inTransaction(db, async (trx) => {
      const order = `o${n + 1}`;
      await sql`select * from shop_order where id = ${order} for no key update`.execute(trx);
      await sql`select * from payment_attempt where id = ${`a${n + 1}`} for update`.execute(trx);
      await sql`update shop_order set updated_at = now() where id = ${order}`.execute(trx);
      await sql`update payment_attempt set updated_at = now() where id = ${`a${n + 1}`}`.execute(trx);
      await sql`insert into payment_event (attempt_id, at, kind) values (${`a${n + 1}`}, now(), 'x')`.execute(
        trx,
      );
      const paid = {
        id: crypto.randomUUID(),
        orderId: order,
        bank: 'HALK',
        amount: 100,
        at: new Date(),
      } as const;
      if (isPosted) await post(trx, cardPaid(paid));
    });
};
await timed(`${times} transactions of five statements`, pay(false));
await timed(`${times} of them with a posting`, pay(true));
