/**
 * The ledger at scale: `node lab/bench/ledger/scale.ts [transfers]`. A shop's year, a million transfers where nothing is
 * said: what its rules, its file, balances, a day and the year's sales take, and what posting adds to an order.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { addDays } from '#domain/delivery/calendar.ts';
import { cardPaid } from '#domain/ledger/card-postings.ts';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { findBalance } from '#server/features/ledger/balances.read.ts';
import { journalRows, writeJournal } from '#server/features/ledger/journal-file.ts';
import { closeLedgerDays } from '#server/features/ledger/ledger.jobs.ts';
import { closeOfDay } from '#server/features/ledger/money.read.ts';
import { post } from '#server/features/ledger/post.ts';
import { listBalances } from '#server/features/ledger/show-ledger.ts';
import { showSales } from '#server/features/reports/show-sales.ts';
import { ledgerRules } from '#server/invariants/ledger-rules.ts';
import { type Rules, runRules } from '#server/invariants/run-rules.ts';
import { verifyFile } from '#server/ops/cli/ledger.ts';
import { inTransaction, openDb } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { fillYear, yearsEnd } from './fill-year.ts';

const transfers = Number(process.argv[2] ?? 1_000_000);

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sowgat-ledger-'));
opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
// As docs/runbook.md asks of a shop of this size.
const settings = ['shared_buffers=512MB'];
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), scratch: [folder], settings });
opened.defer(() => database.stop());
await migrate(database.ownerUrl);
const db = openDb(new pg.Pool({ connectionString: database.ownerUrl, max: 4 }));
opened.defer(() => db.destroy());
const now = () => yearsEnd;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(`${what.padEnd(96)} ${seconds.toFixed(seconds < 1 ? 3 : 2)} s\n`);
  return result;
}

const client = new pg.Client({ connectionString: database.ownerUrl });
// A database that stops after an error elsewhere must not hide that error.
client.on('error', () => undefined);
await client.connect();
const count = await timed('a year written', () => fillYear(client, transfers));
await client.end();
process.stdout.write(`${count} transfers\n`);
await timed('its days closed', () => closeLedgerDays({ db, now, log: pino({ enabled: false }) }));
await sql`vacuum analyze`.execute(db);

const audit = (rules: Rules) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const [breach] = await runRules({ db, trx }, rules);
      if (breach) throw new Error(`${breach.invariant}: ${breach.first[0]}`);
    });
for (const [rule, query] of Object.entries(ledgerRules)) await timed(rule, () => audit({ [rule]: query }));
await timed('ALL RULES (2 s)', () => audit(ledgerRules));

const file = join(folder, 'journal.csv');
const year = { from: '2026-01-01', to: '2026-12-31' };
await timed('the journal written', () =>
  pipeline(Readable.from(writeJournal(journalRows(db, year))), createWriteStream(file)),
);
const last = await db
  .selectFrom('ledger_day')
  .select('hash')
  .orderBy('day', 'desc')
  .executeTakeFirstOrThrow();
await timed('THE FILE VERIFIED (20 s)', async () => {
  const { isGood, says } = await verifyFile(file, last.hash);
  if (!isGood) throw new Error(says.join(' '));
});

// The slowest of each, over the year.
const moments = Array.from(
  { length: 12 },
  (_, n) => `2026-${String(n + 1).padStart(2, '0')}-15T12:34:56.000Z`,
);
const accounts = await sql<{ id: number; name: string }>`
  select min(id) as id, kind || ' ' || max(owner) filter (where not is_guarded) as name from account group by kind
  union all select id, kind || ' ' || owner from account where kind in ('bank', 'purse')`.execute(db);
await slowest('BALANCES OF ALL AT A MOMENT (0.05 s)', moments, (at) => listBalances({ db, now }, { at }));
await slowest(
  'ANY BALANCE AT A MOMENT (0.05 s)',
  accounts.rows.flatMap(({ id, name }) => moments.map((at) => ({ id, name, at }))),
  ({ id, at }) => findBalance(db, id, new Date(at)),
);
const days = Array.from({ length: 53 }, (_, week) => addDays(year.from, week * 7));
await slowest('A DAY CLOSE (0.3 s)', [...days, year.to], (day) => closeOfDay(db, day));
for (const by of ['product', 'category', 'zone', 'staff'] as const)
  await timed(`A YEAR'S SALES BY ${by} (2 s)`, () => showSales({ db }, { ...year, by }));

/** @returns the longest of several, after one to warm up */
async function slowest<T>(what: string, of: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  await work(of[0] as T);
  let [most, which] = [0, ''];
  for (const one of of) {
    const started = performance.now();
    await work(one);
    const taken = performance.now() - started;
    if (taken > most) [most, which] = [taken, JSON.stringify(one)];
  }
  process.stdout.write(
    `${what.padEnd(96)} ${(most / 1_000).toFixed(3)} s, the slowest of ${of.length}: ${which}\n`,
  );
}

const times = 2_000;
const pay = (isPosted: boolean) => async () => {
  for (let n = 0; n < times; n += 1)
    await inTransaction(db, async (trx) => {
      const [order, attempt] = [`o${n + 1}`, `a${n + 1}`];
      await sql`select * from shop_order where id = ${order} for no key update`.execute(trx);
      await sql`select * from payment_attempt where id = ${attempt} for update`.execute(trx);
      await sql`update shop_order set updated_at = now() where id = ${order}`.execute(trx);
      await sql`update payment_attempt set updated_at = now() where id = ${attempt}`.execute(trx);
      await sql`insert into payment_event (attempt_id, at, kind) values ('a1', now(), 'x')`.execute(trx);
      if (isPosted)
        await post(trx, cardPaid({ id: crypto.randomUUID(), bank: 'HALK', amount: 100, at: new Date() }));
    });
};
await timed(`${times} transactions of five statements`, pay(false));
await timed(`${times} of them with a posting`, pay(true));
