import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cardPaid, cardRefund } from '#domain/ledger/card-postings.ts';
import { certificateGiven, certificateSpent } from '#domain/ledger/postings.ts';
import { accountOf, guardedAccounts, type Posting } from '#domain/ledger/ledger.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { readPostings } from './ledger.read.ts';
import { endPending, post } from './post.ts';

const at = new Date('2026-11-20T06:00:00Z');
/** An attempt is paid once; here its account takes as many payments as a test needs. */
const paid = (id: string, amount: number, attemptId = 'o1'): Posting => ({
  ...cardPaid({ id: attemptId, bank: 'HALK', amount, at }),
  source: id,
});
const refund = (id: string, amount: number) =>
  cardRefund({ id, attemptId: 'o1', bank: 'HALK', amount, at, isDone: false });

async function counters(shop: TestShop, kind: string, owner: string) {
  const account = shop.ctx.db.selectFrom('account').where('kind', '=', kind).where('owner', '=', owner);
  const row = await account.selectAll().executeTakeFirstOrThrow();
  return [row.debits_pending, row.debits_posted, row.credits_pending, row.credits_posted];
}

const balanceOfPayment = (shop: TestShop) => counters(shop, 'payment', 'o1');

test('each event is posted once, however many post it at once', async () => {
  await using shop = await startShop();
  const again = Array.from({ length: 20 }, () =>
    inTransaction(shop.ctx.db, (trx) => post(trx, paid('a1', 500))),
  );
  await Promise.all(again);
  expect(await balanceOfPayment(shop)).toEqual([0, 0, 0, 500]);
  expect(await counters(shop, 'bank', 'HALK')).toEqual([0, 0, 0, 0]);
});

test('a pending transfer is held, then posted or voided, once', async () => {
  await using shop = await startShop();
  await inTransaction(shop.ctx.db, async (trx) => {
    await post(trx, paid('a1', 500));
    await post(trx, refund('r1', 200));
    await post(trx, refund('r2', 300));
  });
  expect(await balanceOfPayment(shop)).toEqual([500, 0, 0, 500]);
  const end = (source: string, how: 'post' | 'void') =>
    inTransaction(shop.ctx.db, (trx) => endPending(trx, { code: 'card-refund', source }, { how, at }));
  expect((await Promise.all([end('r1', 'post'), end('r1', 'void')])).filter(Boolean)).toHaveLength(1);
  expect(await end('r2', 'void')).toBe(true);
  expect(await end('r3', 'void')).toBe(false);
  const [pending] = await balanceOfPayment(shop);
  expect(pending).toBe(0);
  expect((await readPostings(shop.ctx.db, accountOf('payment', 'o1'))).map(({ state }) => state)).toEqual([
    'posted',
    expect.stringMatching(/posted|void/),
    'void',
  ]);
});

test('an order never gives back more than it has, pending transfers included', async () => {
  await using shop = await startShop();
  await inTransaction(shop.ctx.db, (trx) => post(trx, paid('a1', 500)));
  const tries = Array.from({ length: 10 }, (_, n) =>
    inTransaction(shop.ctx.db, (trx) => post(trx, refund(`r${n}`, 200))).then(
      () => 'done',
      (error: { constraint?: string }) => error.constraint,
    ),
  );
  const said = await Promise.all(tries);
  expect(said.filter((one) => one === 'done')).toHaveLength(2);
  expect(new Set(said)).toEqual(new Set(['done', 'account_never_below_zero']));
});

test('a thousand concurrent orders spend a certificate to its last tenge and no further', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const given = certificateGiven({ certificateId: 1, amount: 70_000, paidBy: null, at });
  await inTransaction(db, (trx) => post(trx, given));
  const spend = (n: number) => {
    const part = {
      certificateId: 1,
      orderId: `o${n}`,
      source: `o${n}#1`,
      amount: 100,
      at,
      isPending: n % 2 === 0,
    };
    return inTransaction(db, (trx) => post(trx, certificateSpent(part))).then(
      () => 'spent',
      (error: { constraint?: string }) => error.constraint,
    );
  };
  const spent: (string | undefined)[] = [];
  const queue = Array.from({ length: 1_000 }, (_, n) => n).values();
  const work = async () => {
    for (const n of queue) spent.push(await spend(n));
  };
  await Promise.all(Array.from({ length: 40 }, work));
  expect(spent.filter((one) => one === 'spent')).toHaveLength(700);
  expect(spent.filter((one) => one === 'account_never_below_zero')).toHaveLength(300);
  const [pending = 0, posted = 0] = await counters(shop, 'certificate', '1');
  expect(pending + posted).toBe(70_000);
});

test('nobody can change the ledger: neither the serving role nor the owner of the tables', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  await inTransaction(db, (trx) => post(trx, paid('a1', 500)));
  const changes = [
    'update account set credits_posted = 900',
    "update ledger_day set hash = ''",
    'delete from ledger_sum',
    'update transfer set amount_tenge = 900',
    'delete from transfer',
    'delete from account',
    'truncate transfer',
    'truncate account',
  ];
  const denied = { code: '42501' };
  for (const change of changes) {
    await expect(sql.raw(change).execute(db), change).rejects.toMatchObject(denied);
    await expect(asOwner(shop.databaseUrl, change), change).rejects.toMatchObject(denied);
  }
  const wrong = `insert into transfer (debit_id, credit_id, amount_tenge, state, pending_id, code, source, at, day)
    select debit_id, credit_id, 900, 'post', id, code, source, at, day from transfer`;
  await expect(sql.raw(wrong).execute(db)).rejects.toMatchObject(denied);
  await expect(asOwner(shop.databaseUrl, wrong)).rejects.toMatchObject({ code: '23514' });
});

test('accounts guarded by the database are those of the domain', async () => {
  await using shop = await startShop();
  await asOwner(
    shop.databaseUrl,
    `select account_of(kind, '') from unnest(array['bank', 'payment', 'order', 'certificate', 'purse', 'till']) as kind`,
  );
  const rows = await shop.ctx.db
    .selectFrom('account')
    .select('kind')
    .where('is_guarded', '=', true)
    .execute();
  expect(rows.map(({ kind }) => kind).sort()).toEqual(guardedAccounts.toSorted());
});

test('a repeated transfer says the same, or nothing of its transaction is written', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const repeat = (...postings: Posting[]) => inTransaction(db, (trx) => post(trx, postings));
  await repeat(paid('a1', 500));
  await repeat(paid('a1', 500), paid('a2', 100, 'o2'));
  const refused = { constraint: 'transfer_repeats_the_first' };
  for (const other of [
    paid('a1', 501),
    paid('a1', 500, 'o9'),
    { ...paid('a1', 500), debit: accountOf('bank', 'RYSGAL') },
  ])
    await expect(repeat(paid('a3', 70, 'o3'), other as Posting)).rejects.toMatchObject(refused);
  const { count } = await db
    .selectFrom('transfer')
    .select((one) => one.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2);
});

test('posting reads no other account, however many there are', async () => {
  await using shop = await startShop();
  const many = "insert into account (kind, owner) select 'order', 'x' || n from generate_series(1, 5000) n";
  await asOwner(shop.databaseUrl, many, 'analyze account');
  const read = await inTransaction(shop.ctx.db, async (trx) => {
    await post(trx, [paid('a1', 500), paid('a2', 100, 'o2')]);
    await post(trx, [paid('a1', 500), paid('a3', 100, 'o3')]);
    const { rows } = await sql<{ rows: number }>`
      select sum(seq_tup_read)::int as rows from pg_stat_xact_user_tables where relname = 'account'`.execute(
      trx,
    );
    return rows[0]?.rows;
  });
  expect(read).toBe(0);
});
