import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cardPaid, cardRefund, certificateSpent } from '#domain/ledger/postings.ts';
import { accountOf, guardedAccounts } from '#domain/ledger/ledger.ts';
import { findBreaches } from '#server/invariants/invariants.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { sumLedgerDays } from './ledger.jobs.ts';
import { readPostings } from './ledger.read.ts';
import { endPending, post } from './post.ts';

const at = new Date('2026-11-20T06:00:00Z');
const paid = (id: string, amount: number, orderId = 'o1') =>
  cardPaid({ id, orderId, bank: 'HALK', amount, at });
const refund = (id: string, amount: number) =>
  cardRefund({ id, orderId: 'o1', bank: 'HALK', amount, at, isDone: false });

async function counters(shop: TestShop, kind: string, owner: string) {
  const account = shop.ctx.db.selectFrom('account').where('kind', '=', kind).where('owner', '=', owner);
  const row = await account.selectAll().executeTakeFirstOrThrow();
  return [row.debits_pending, row.debits_posted, row.credits_pending, row.credits_posted];
}

const balanceOfOrder = (shop: TestShop) => counters(shop, 'order', 'o1');

test('each event is posted once, however many post it at once', async () => {
  await using shop = await startShop();
  const again = Array.from({ length: 20 }, () =>
    inTransaction(shop.ctx.db, (trx) => post(trx, paid('a1', 500))),
  );
  await Promise.all(again);
  expect(await balanceOfOrder(shop)).toEqual([0, 0, 0, 500]);
  expect(await counters(shop, 'bank', 'HALK')).toEqual([0, 0, 0, 0]);
});

test('a pending transfer is held, then posted or voided, once', async () => {
  await using shop = await startShop();
  await inTransaction(shop.ctx.db, async (trx) => {
    await post(trx, paid('a1', 500));
    await post(trx, refund('r1', 200));
    await post(trx, refund('r2', 300));
  });
  expect(await balanceOfOrder(shop)).toEqual([500, 0, 0, 500]);
  const end = (source: string, how: 'post' | 'void') =>
    inTransaction(shop.ctx.db, (trx) => endPending(trx, { code: 'card-refund', source }, { how, at }));
  expect((await Promise.all([end('r1', 'post'), end('r1', 'void')])).filter(Boolean)).toHaveLength(1);
  expect(await end('r2', 'void')).toBe(true);
  expect(await end('r3', 'void')).toBe(false);
  const [pending] = await balanceOfOrder(shop);
  expect(pending).toBe(0);
  expect((await readPostings(shop.ctx.db, accountOf('order', 'o1'))).map(({ state }) => state)).toEqual([
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
  await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
    values (account_of('goodwill', ''), account_of('certificate', '1'), 70_000, 'posted', 'certificate-given', '1', ${at})`.execute(
    db,
  );
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
  const wrong = `insert into transfer (debit_id, credit_id, amount_tenge, state, pending_id, code, source, at)
    select debit_id, credit_id, 900, 'post', id, code, source, at from transfer`;
  await expect(sql.raw(wrong).execute(db)).rejects.toMatchObject({ code: '23514' });
});

test('accounts guarded by the database are those of the domain', async () => {
  await using shop = await startShop();
  await sql`select account_of(kind, '') from unnest(array['bank', 'order', 'certificate', 'purse', 'till']) as kind`.execute(
    shop.ctx.db,
  );
  const rows = await shop.ctx.db
    .selectFrom('account')
    .select('kind')
    .where('is_guarded', '=', true)
    .execute();
  expect(rows.map(({ kind }) => kind).sort()).toEqual(guardedAccounts.toSorted());
});

test('past days of a bank are summed, and late transfers are included', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const day = async () => {
    await sumLedgerDays({ db, now: () => new Date('2026-11-21T22:00:00Z') });
    const rows = await db.selectFrom('account_day').select(['day', 'debits', 'credits']).execute();
    return rows.map(({ debits, credits, day }) => [day, debits, credits]);
  };
  expect(await day()).toEqual([]);
  await inTransaction(db, (trx) => post(trx, paid('a1', 500)));
  expect(await day()).toEqual([['2026-11-20', 500, 0]]);
  await inTransaction(db, async (trx) => {
    await post(trx, paid('a2', 300, 'o2'));
    await post(trx, refund('r1', 100));
    // On the unfinished day, and pending: neither is summed yet.
    await post(trx, { ...paid('a3', 70, 'o3'), at: new Date('2026-11-21T21:00:00Z') });
  });
  expect(await day()).toEqual([['2026-11-20', 800, 0]]);
});

test('a past day whose sum is not that of its transfers is found', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  for (const [id, day] of Object.entries({ a1: '2026-11-20', a2: '2026-11-24' }))
    await inTransaction(db, (trx) => post(trx, { ...paid(id, 500, id), at: new Date(`${day}T07:00:00Z`) }));
  await sumLedgerDays({ db, now: () => new Date('2026-11-25T22:00:00Z') });
  const daily = async () =>
    (await findBreaches(db)).flatMap(({ invariant, what }) => (invariant.includes('daily') ? what : []));
  expect(await daily()).toEqual([]);
  await db.updateTable('account_day').set({ debits: 499 }).execute();
  expect(await daily(), 'the last days are summed again').toEqual([
    expect.stringMatching(/^bank HALK on 2026-11-20/),
  ]);
});

test('days that a clock since set back has summed take the transfers that follow', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const sumAt = (moment: string) => sumLedgerDays({ db, now: () => new Date(moment) });
  const postOn = (id: string, moment: string) =>
    inTransaction(db, (trx) => post(trx, { ...paid(id, 500, id), at: new Date(moment) }));
  await postOn('a1', '2026-12-20T07:00:00Z');
  await sumAt('2026-12-21T07:00:00Z');
  await postOn('a2', '2026-11-20T07:00:00Z');
  await sumAt('2026-11-21T07:00:00Z');
  const rows = await db.selectFrom('account_day').select(['day', 'debits']).orderBy('day').execute();
  expect(rows).toEqual([
    { day: '2026-11-20', debits: 500 },
    { day: '2026-12-20', debits: 500 },
  ]);
});
