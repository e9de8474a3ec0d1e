import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { notifyDuty } from './notify-duty.ts';

const duty = {
  isOn: true,
  phones: ['65 11 22 33', '+99362445566'],
  from: '00:00',
  to: '00:00',
  lang: 'ru',
  lowStock: 2,
} as const;

test('staff on duty get an SMS about a new order at once, and again after a quarter of an hour unconfirmed', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const heard = (phone = '+99365112233') => shop.sms(phone).map(({ text }) => text);
  await order();
  await shop.settle();
  expect(heard()).toEqual([]);
  shop.advance(1);
  await office('PUT /api/office/duty/', { body: { ...duty, phones: [...duty.phones] } });
  const { data } = await order();
  const taken = (await order()).data;
  // Two nodes at the same moment.
  await Promise.all([notifyDuty(shop.ctx), notifyDuty(shop.ctx)]);
  await shop.settle();
  expect(heard().toSorted()).toEqual(
    [data, taken].map(({ number }) => `Sowgat: новый заказ ${number}, 70 TMT`).toSorted(),
  );
  expect(heard('+99362445566')).toHaveLength(2);
  await office('POST /api/office/orders/:id/move/', {
    params: { id: taken.id },
    body: { action: 'confirm' },
  });
  for (let minutes = 0; minutes < 60; minutes += 5) {
    shop.advance(5 * 60);
    await shop.settle();
  }
  expect(heard()).toHaveLength(3);
  expect(heard()).toContain(`Sowgat: заказ ${data.number} никто не взял, 70 TMT`);
});

test('another change of the settings does not forget the orders that wait', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const save = (lowStock: number) =>
    office('PUT /api/office/duty/', { body: { ...duty, phones: ['65 11 22 33'], lowStock } });
  await save(2);
  await order();
  shop.advance(1);
  await save(3);
  await shop.settle();
  expect(shop.sms('+99365112233')).toHaveLength(1);
});

test('an order that nobody can be notified of does not hold up the others', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  await office('PUT /api/office/duty/', { body: { ...duty, phones: ['65 11 22 33'] } });
  await order();
  await order();
  let calls = 0;
  const add: typeof shop.ctx.jobs.add = (...args) =>
    calls++ === 0 ? Promise.reject(new Error('failed')) : shop.ctx.jobs.add(...args);
  await notifyDuty({ ...shop.ctx, jobs: { add } });
  expect(await shop.ctx.db.selectFrom('duty_notice').select('turn').execute()).toHaveLength(1);
});

test('no SMS is sent out of hours; the notice is sent when the hours begin', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  // The shop opens at 11:00 in tests.
  const body = { ...duty, phones: ['65 11 22 33'], from: '12:00', to: '20:00' };
  expect((await office('PUT /api/office/duty/', { body })).data.phones).toEqual(['+99365112233']);
  await order();
  await shop.settle();
  expect(shop.sms('+99365112233')).toEqual([]);
  shop.advance(3_600);
  await shop.settle();
  expect(shop.sms('+99365112233')).toHaveLength(1);
});

test('a number that cannot receive messages is refused, and packers cannot set who is on duty', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const packer = await hire(shop, 'packer');
  const save = ({ office }: Pick<typeof manager, 'office'>, phones: string[]) =>
    refusalOf(office('PUT /api/office/duty/', { body: { ...duty, phones } }));
  expect(await save(manager, ['12 34'])).toBe('phone.invalid');
  expect(await save(packer, ['65 11 22 33'])).toBe('staff.not-allowed');
});
