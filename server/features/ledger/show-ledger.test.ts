import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { cardPaid, cardRefund } from '#domain/ledger/card-postings.ts';
import { closeLedgerDays } from './ledger.jobs.ts';
import { endPending, post } from './post.ts';

const noon = (day: number) => new Date(`2026-11-${day}T07:00:00Z`);

test('the balance of each account is shown for now and for any moment, whether its days were summed or not', async () => {
  await using shop = await startShop();
  shop.advance(2 * 86_400);
  const { ctx } = shop;
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop, 5);
  const { data: waiting } = await order({ payment: 'ONLINE' });
  const paid = (attempt: string, amount: number, day: number) =>
    cardPaid({ id: attempt, bank: 'HALK', amount, at: noon(day) });
  const refund = {
    id: 'r1',
    attemptId: 'a1',
    bank: 'HALK',
    amount: 200,
    at: noon(20),
    isDone: false,
  } as const;
  await inTransaction(ctx.db, async (trx) => {
    await post(trx, paid('a1', 500, 18));
    await post(trx, paid('a2', 40, 21));
    await post(trx, cardRefund(refund));
    await endPending(trx, { code: 'card-refund', source: 'r1' }, { how: 'post', at: noon(21) });
  });
  const balances = async (query: object) =>
    Object.fromEntries(
      (await manager.office('GET /api/office/ledger/', { query })).data.map((row) => [
        `${row.kind} ${row.owner}`.trim(),
        [row.balance, row.pending],
      ]),
    );
  const seen = () =>
    Promise.all([
      balances({}),
      balances({ at: noon(20).toISOString() }),
      balances({ at: noon(17).toISOString() }),
      balances({ at: noon(20).toISOString(), kind: 'payment', owner: 'a1' }),
    ]);
  const told = await seen();
  expect(told).toMatchObject([
    { payment: [340, 0], 'bank HALK': [340, 0] },
    { payment: [500, 200], 'bank HALK': [500, 0] },
    { payment: [0, 0], 'bank HALK': [0, 0] },
    { 'payment a1': [500, 200] },
  ]);
  await closeLedgerDays(ctx);
  expect(await seen()).toEqual(told);

  const [account] = (
    await manager.office('GET /api/office/ledger/', { query: { kind: 'bank', owner: 'HALK' } })
  ).data;
  const params = { id: account?.id ?? 0 };
  const transfers = async (query: object) =>
    (await manager.office('GET /api/office/ledger/:id/', { params, query })).data.transfers.map((row) => [
      row.code,
      row.side,
      row.state,
      row.amount,
      row.other.owner,
    ]);
  expect(await transfers({})).toEqual([
    ['card-paid', 'debit', 'posted', 40, 'a2'],
    ['card-refund', 'credit', 'posted', 200, 'a1'],
    ['card-paid', 'debit', 'posted', 500, 'a1'],
  ]);
  expect(await transfers({ at: noon(20).toISOString(), page_size: 1 })).toEqual([
    ['card-refund', 'credit', 'pending', 200, 'a1'],
  ]);
  await sql`insert into payment_attempt (id, order_id, number, bank, order_number, amount_tenge, state, session_ends_at, created_at, updated_at)
    values ('a2', ${waiting.id}, 1, 'HALK', 'S1-1', 40, 'registered', now(), now(), now())`.execute(ctx.db);
  for (const owner of [waiting.number, 'S1-1'])
    expect((await manager.office('GET /api/office/ledger/', { query: { owner } })).data).toMatchObject([
      { kind: 'payment', owner: 'S1-1', balance: 40, orderId: waiting.id },
    ]);
  const unknown = manager.office('GET /api/office/ledger/:id/', { params: { id: 999_999 }, query: {} });
  expect(await refusalOf(unknown)).toBe('record.not-found');
  const packer = await hire(shop, 'packer');
  expect(await refusalOf(packer.office('GET /api/office/ledger/', { query: {} }))).toBe('staff.not-allowed');
});
