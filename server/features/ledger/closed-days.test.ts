/** Days of the ledger that are closed: what is late, who posts meanwhile, and sums that are not those of the transfers. */
import { expect, test } from 'vitest';
import { cardPaid } from '#domain/ledger/card-postings.ts';
import type { Posting } from '#domain/ledger/ledger.ts';
import { findBreaches } from '#server/invariants/invariants.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { closeLedgerDays } from './ledger.jobs.ts';
import { closeOfDay } from './money.read.ts';
import { post } from './post.ts';

const at = new Date('2026-11-20T06:00:00Z');
const paid = (source: string, amount: number, attemptId = 'o1'): Posting => ({
  ...cardPaid({ id: attemptId, bank: 'HALK', amount, at }),
  source,
});

const closeAt = ({ ctx: { db, log } }: TestShop, moment: string) =>
  closeLedgerDays({ db, log, now: () => new Date(moment) });
const days = ({ ctx }: TestShop) => ctx.db.selectFrom('ledger_day').selectAll().orderBy('day').execute();

test('a day is closed two hours after its midnight, and what is late stands in the first open one', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const postAt = (id: string, moment: string) =>
    inTransaction(db, (trx) => post(trx, { ...paid(id, 500, id), at: new Date(moment) }));
  await postAt('a1', '2026-11-20T18:59:59.999Z');
  // Midnight in Asia/Ashgabat.
  await postAt('a2', '2026-11-20T19:00:00.000Z');
  await closeAt(shop, '2026-11-20T20:59:59Z');
  expect(await days(shop)).toEqual([]);
  await closeAt(shop, '2026-11-20T21:00:00Z');
  expect(await days(shop)).toMatchObject([{ day: '2026-11-20', transfers: 1, previous_hash: '' }]);
  await postAt('a3', '2026-11-20T12:00:00Z');
  await closeAt(shop, '2026-11-29T07:00:00Z');
  const [first, second, ...more] = await days(shop);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ day: '2026-11-21', transfers: 2, previous_hash: first?.hash });
  const booked = await db.selectFrom('transfer').select(['source', 'day']).orderBy('id').execute();
  expect(booked.map(({ source, day }) => [source, day])).toEqual([
    ['a1', '2026-11-20'],
    ['a2', '2026-11-21'],
    ['a3', '2026-11-21'],
  ]);
  const sums = await db.selectFrom('ledger_sum').selectAll().orderBy('day').orderBy('kind').execute();
  expect(sums.map(({ day, kind, debits, credits }) => [day, kind, debits, credits])).toEqual([
    ['2026-11-20', 'bank', 500, 0],
    ['2026-11-20', 'payment', 0, 500],
    ['2026-11-21', 'bank', 1_500, 0],
    ['2026-11-21', 'payment', 0, 1_500],
  ]);
});

test('a day closes beside servers that post, and no transfer is left out of it', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  let posted = 0;
  const work = async (lane: number) => {
    for (let n = 0; n < 40; n++, posted++)
      await inTransaction(db, (trx) => post(trx, paid(`${lane}-${n}`, 500, `o${lane}`)));
  };
  const closing = async () => {
    while (posted < 200) await closeAt(shop, '2026-11-21T07:00:00Z');
  };
  await Promise.all([closing(), ...Array.from({ length: 6 }, (_, lane) => work(lane))]);
  for (const moment of ['2026-11-22T07:00:00Z', '2026-11-23T07:00:00Z']) await closeAt(shop, moment);
  const closed = await days(shop);
  expect(closed.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(240);
  expect((await findBreaches(db)).filter(({ invariant }) => invariant.startsWith('I14'))).toEqual([]);
});

test('closed sums that are not those of the transfers are found', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  await inTransaction(db, (trx) => post(trx, paid('a1', 500)));
  await closeAt(shop, '2026-11-22T07:00:00Z');
  expect((await findBreaches(db)).filter(({ invariant }) => invariant.includes('closed day'))).toEqual([]);
  const trigger = (what: string) => `alter table ledger_sum ${what} trigger user`;
  const alter = (...commands: string[]) =>
    asOwner(shop.databaseUrl, trigger('disable'), ...commands, trigger('enable'));
  const row = (
    kind: string,
    owner: string,
  ) => `insert into ledger_sum select day, '${kind}', '${owner}', 500, 0
    from ledger_day`;
  const [shared, many] = ["kind = 'bank'", "kind = 'payment'"];
  for (const [breaks, mends, what] of [
    [
      `update ledger_sum set debits = 499 where ${shared}`,
      `update ledger_sum set debits = 500 where ${shared}`,
      'bank HALK',
    ],
    [
      `update ledger_sum set credits = 499 where ${many}`,
      `update ledger_sum set credits = 500 where ${many}`,
      'payment',
    ],
    [`delete from ledger_sum where ${shared}`, row('bank', 'HALK'), 'bank HALK'],
    [row('safe', ''), "delete from ledger_sum where kind = 'safe'", 'safe'],
    [row('order', 'o1'), "delete from ledger_sum where kind = 'order'", 'order o1'],
  ] as const) {
    await alter(breaks);
    const found = (await findBreaches(db)).filter(({ invariant }) => invariant.includes('closed day'));
    expect(found, breaks).toMatchObject([{ what: expect.stringMatching(new RegExp(`^${what}`)) }]);
    const [bank] = (await closeOfDay(db, '2026-11-20')).accounts;
    if (what === 'bank HALK') expect(bank?.closing, 'what it was closed with').not.toBe(500);
    await alter(mends);
    expect((await findBreaches(db)).filter(({ invariant }) => invariant.includes('closed day'))).toEqual([]);
  }
});
