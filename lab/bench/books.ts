/** How long reconciling ten thousand paid orders takes: `node lab/bench/books.ts`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { noAttemptYet, pay } from '#server/bank-simulator/order.ts';
import { createBankSimulator } from '#server/bank-simulator/simulator.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openContext } from '#server/boot/open-context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { printBooks } from '#server/ops/cli/books.ts';

const orders = Number(process.argv[2] ?? 10_000);
const amount = 12_345;

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sowgat-books-'));
opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), scratch: [folder] });
opened.defer(() => database.stop());
await migrate(database.ownerUrl);
const simulator = createBankSimulator({ now: () => new Date(), newId: () => crypto.randomUUID() });
const origin = await simulator.listen(0, '127.0.0.1');
opened.defer(() => simulator.close());
const config = readConfig({
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  BANK_HALK_URL: `${origin}/payment/rest`,
  BANK_HALK_USER: demoMerchants.HALK.user,
  BANK_HALK_PASSWORD: demoMerchants.HALK.password,
});
const { ctx, close } = await openContext({ ...config, secretKey: 'k'.repeat(40) }, database.ownerUrl);
opened.defer(close);

await sql`insert into customer (phone, created_at) values ('+99361000000', now())`.execute(ctx.db);
await sql`insert into shop_order (id, customer_id, status, payment_status, payment, bank, goods_tenge, wrap_tenge,
    delivery_tenge, certificate_tenge, total_tenge, stock_state, delivery_method, created_at, updated_at)
  select 'o' || n, (select min(id) from customer), 'placed', 'paid', 'ONLINE', 'HALK', ${amount}, 0, 0, 0, ${amount},
    'shipped', 'STANDARD', now(), now() from generate_series(1, ${orders}) as n`.execute(ctx.db);
await sql`insert into payment_attempt (id, order_id, number, bank, order_number, bank_order_id, amount_tenge, state,
    session_ends_at, paid_at, created_at, updated_at)
  select 'a' || n, 'o' || n, 1, 'HALK', n || '-1', 'b' || n, ${amount}, 'paid', now(), now(), now(), now()
  from generate_series(1, ${orders}) as n`.execute(ctx.db);
await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
  select account_of('bank', bank), account_of('payment', id), amount_tenge, 'posted', 'card-paid', id, paid_at, paid_at::date
  from payment_attempt`.execute(ctx.db);
await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
  select account_of('payment', id), account_of('order', order_id), amount_tenge, 'posted', 'money-kept', order_id, paid_at, paid_at::date
  from payment_attempt`.execute(ctx.db);
const { book, at } = simulator.bank;
for (let n = 1; n <= orders; n += 1) {
  const order = pay(
    {
      mdOrder: `b${n}`,
      merchant: demoMerchants.HALK.user,
      orderNumber: `${n}-1`,
      amount,
      currency: '934',
      description: '',
      returnUrl: '',
      failUrl: null,
      callbackUrl: null,
      language: 'ru',
      twoStage: false,
      registeredAt: at(),
      expiresAt: at() + 1_200_000,
      status: 0,
      actionCode: noAttemptYet,
      approved: 0,
      deposited: 0,
      refunded: 0,
      refunds: [],
      paidAt: null,
      maskedPan: null,
      events: [],
    },
    at(),
    '9934 **** 0001',
  );
  if (order) book.keep(order);
}

const started = performance.now();
const report = await checkBooks(ctx);
process.stdout.write(`${printBooks(report, (performance.now() - started) / 1_000)}\n`);
