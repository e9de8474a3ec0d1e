import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { addPaidOrder, startPayingShop } from '../../../../tests/support/people/paying.ts';
import { addCertificate, openCounter } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { type Colleague, confirm, hire } from '../../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;

/** Two clerks who have both opened the same order. */
async function openDesks(shop: TestShop, find: () => Promise<string>) {
  const clerks = [await hire(shop, 'manager'), await hire(shop, 'owner')] as const;
  const id = await find();
  for (const one of clerks) await confirm(shop, one);
  const show = async () => (await clerks[0].office('GET /api/office/orders/:id/', { params: { id } })).data;
  const { version: seen } = (await show()).money;
  const refund = ({ office }: Colleague, version: number, note = 'solupdyr') =>
    office('POST /api/office/orders/:id/refunds/', {
      params: { id },
      body: { amount: 1_000, reason: 'goodwill', note, seen: version },
    });
  return { clerks, id, show, seen, refund };
}

async function openDelivered(shop: TestShop) {
  const { order } = await openCounter(shop);
  return openDesks(shop, async () => {
    const { office } = await hire(shop, 'manager');
    const { id } = (await order({}, 2)).data;
    for (const action of steps)
      await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
    return id;
  });
}

const bodyOf = (error: unknown) => (error instanceof CallError ? error.body : undefined);
const told = (staff: string, version: unknown = expect.any(Number)) => ({
  code: 'record.conflict',
  data: { version, refund: { amount: 1_000, staff, note: 'solupdyr', at: expect.any(String) } },
});

test('two clerks refund one complaint at once: one does, the other is told and may do it knowingly', async () => {
  await using shop = await startShop();
  const { clerks, show, seen, refund } = await openDelivered(shop);
  const said = await Promise.allSettled(clerks.map((one) => refund(one, seen)));
  expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = said.findIndex(({ status }) => status === 'rejected');
  const [first, second] = late === 1 ? clerks : [clerks[1], clerks[0]];
  const order = await show();
  const by = first === clerks[0] ? 'manager of the tests' : 'owner of the tests';
  const lost = said[late] as PromiseRejectedResult;
  expect(bodyOf(lost.reason)).toMatchObject(told(by, order.money.version));
  expect(order.refunded).toBe(1_000);
  expect((await refund(second, order.money.version)).data.refunded).toBe(2_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an order whose money went back meanwhile is not taken back unseen', async () => {
  await using shop = await startShop();
  const { clerks, id, seen, refund, show } = await openDelivered(shop);
  await refund(clerks[0], seen);
  const takeBack = (version: number) =>
    clerks[1].office('POST /api/office/orders/:id/take-back/', {
      params: { id },
      body: { note: 'yzyna geldi', seen: version },
    });
  expect(await takeBack(seen).catch(bodyOf)).toMatchObject(told('manager of the tests'));
  expect((await show()).status).toBe('delivered');
  const { data } = await takeBack((await show()).money.version);
  expect(data).toMatchObject({ status: 'returned', refunded: data.paid });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('money by card: a refund is a movement, that the bank has done it is none', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const desk = await openDesks(shop, async () => (await addPaidOrder(shop)).id);
  const { clerks, id, show, seen, refund } = desk;
  const { refunds, money } = (await refund(clerks[0], seen)).data;
  const { version } = money;
  const params = { id };
  const { office } = clerks[1];
  const body = { seen };
  const calls = [
    refund(clerks[1], seen),
    office('POST /api/office/orders/:id/return-money/', { params, body }),
    office('POST /api/office/orders/:id/book-refund/', { params, body }),
    office('POST /api/office/refunds/:id/decide/', {
      params: { id: refunds[0]?.id ?? '' },
      body: { ended: 'done', seen },
    }),
  ];
  for (const said of await Promise.all(calls.map((call) => call.catch(bodyOf))))
    expect(said).toMatchObject(told('manager of the tests', version));
  await shop.settle();
  expect((await show()).refunds).toMatchObject([{ state: 'done' }]);
  expect((await refund(clerks[1], version)).data.refunds).toHaveLength(2);
});

test('income is no movement: the refund of a clerk who opened it while the order was delivered', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const desk = await openDesks(shop, async () => (await addPaidOrder(shop)).id);
  const { clerks, id, show, seen, refund } = desk;
  for (const action of steps)
    await clerks[0].office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  expect(await show()).toMatchObject({ status: 'delivered', money: { version: seen } });
  expect((await refund(clerks[1], seen)).data.refunds).toHaveLength(1);
  expect((await show()).money.version).not.toBe(seen);
});

test('what went back to certificates is a movement as well', async () => {
  await using shop = await startPayingShop();
  const { order } = await openCounter(shop);
  await addCertificate(shop, 'PARTLY-000000000', 9_000);
  const find = async () => (await order({ certificate: 'PARTLY-000000000' })).data.id;
  const { clerks, seen, refund } = await openDesks(shop, find);
  await refund(clerks[0], seen);
  const back = { amount: 1_000, staff: 'manager of the tests', note: 'solupdyr' };
  expect(await refund(clerks[1], seen).catch(bodyOf)).toMatchObject({ data: { refund: back } });
});

test('staff move money under a key, and a repeated call is answered the same', async () => {
  await using shop = await startShop();
  const { clerks, id, seen, show } = await openDelivered(shop);
  const [{ office }] = clerks;
  const params = { id };
  const headers = { 'idempotency-key': ' ' };
  const note = 'solupdyr';
  const purse = { courierId: null, courier: 'Myrat', expected: 1, counted: 1 };
  const calls = [
    office('POST /api/office/orders/:id/refunds/', {
      ...{ params, headers },
      body: { amount: 1, reason: 'goodwill', note },
    }),
    office('POST /api/office/orders/:id/return-money/', { params, headers }),
    office('POST /api/office/orders/:id/book-refund/', { params, headers }),
    office('POST /api/office/orders/:id/take-back/', { params, headers, body: { note } }),
    office('POST /api/office/refunds/:id/decide/', { params, headers, body: { ended: 'done' } }),
    office('POST /api/office/hand-ins/', { headers, body: purse }),
    office('POST /api/office/hand-ins/join/', { headers, body: { courier: 'x', courierId: 1, expected: 1 } }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['idempotency.missing']));
  const parts = {
    ...{ params, headers: { 'idempotency-key': 'complaint-1' } },
    body: { amount: 1_000, reason: 'goodwill' as const, note, seen },
  };
  const again = () => office('POST /api/office/orders/:id/refunds/', parts);
  const answers = [await again(), ...(await Promise.all([again(), again()]))];
  expect(answers.map(({ data }) => data.refunded)).toEqual([1_000, 1_000, 1_000]);
  expect((await show()).refunded).toBe(1_000);
});
