import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { counterPayments } from '#domain/certificates/certificate.ts';
import { dayOf } from '#domain/delivery/calendar.ts';

const wanted = { face: 30_000, reason: 'firma', isPaid: true, months: 12 };
const boxes = { CASH: 'till', TERMINAL: 'terminal', TRANSFER: 'shop-account' } as const;
const ways = { CASH: 'cash', TERMINAL: 'terminal', TRANSFER: 'transfer' } as const;

test.each(counterPayments)(
  'a certificate that is sold (%s) stands where its money is, and goes back there',
  async (paidBy) => {
    await using shop = await startShop();
    const owner = await hire(shop, 'owner');
    await confirm(shop, owner);
    const day = dayOf(shop.ctx.now());
    const close = async () => (await owner.office('GET /api/office/reports/day/', { query: { day } })).data;
    const held = async (kind: string) =>
      (await close()).accounts.find((one) => one.kind === kind)?.closing ?? 0;
    const { data } = await owner.office('POST /api/office/certificates/', { body: { ...wanted, paidBy } });
    expect(data).toMatchObject({ isPaid: true, paidBy });
    expect(await held(boxes[paidBy])).toBe(30_000);
    const way = ways[paidBy];
    const sold = await close();
    expect([sold[way], sold.total]).toEqual([{ taken: 30_000, back: 0 }, 30_000]);
    const query = { from: day, to: day, by: 'day' } as const;
    const { data: shown } = await owner.office('GET /api/office/dashboard/', { query });
    expect(shown.revenue).toMatchObject([
      { cash: 0, terminal: 0, transfer: 0, [way]: 30_000, total: 30_000 },
    ]);
    const { id } = data;
    const body = { reason: 'ýalňyşlyk' };
    await owner.office('POST /api/office/certificates/:id/void/', { params: { id }, body });
    const voided = await close();
    expect([voided[way], voided.total]).toEqual([{ taken: 30_000, back: 30_000 }, 0]);
    expect(await held(boxes[paidBy])).toBe(0);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  },
);

test('one that is given is a discount of the shop, one that is sold without a word is cash, and none is both', async () => {
  await using shop = await startShop();
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const issue = async (body: object) =>
    (await owner.office('POST /api/office/certificates/', { body: { ...wanted, ...body } })).data;
  const given = await issue({ isPaid: false });
  expect(given).toMatchObject({ isPaid: false, paidBy: null });
  expect(await issue({})).toMatchObject({ isPaid: true, paidBy: 'CASH' });
  expect(await refusalOf(issue({ isPaid: false, paidBy: 'TERMINAL' }))).toBe('request.invalid');
  const sheet = { sheet: '65123456;50', isDry: false, reason: 'firma', months: 12, isPaid: true } as const;
  await owner.office('POST /api/office/certificates/sheet/', { body: { ...sheet, paidBy: 'TRANSFER' } });
  const { data } = await owner.office('GET /api/office/ledger/', { query: {} });
  const balances = Object.fromEntries(
    data.map(({ kind, owner: name, balance }) => [`${kind} ${name}`, balance]),
  );
  expect(balances).toMatchObject({ 'discount certificate': 30_000, 'till ': 30_000, 'shop-account ': 5_000 });
  expect(balances['goodwill '] ?? 0).toBe(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
