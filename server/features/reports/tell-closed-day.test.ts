import { expect, test } from 'vitest';
import { hire } from '../../../tests/support/people/staff.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { scheduledTasks } from '#server/jobs.ts';
import { moveOrder } from '../checkout/move-order.ts';
import { tellClosedDay } from './tell-closed-day.ts';

const duty = { isOn: false, phones: ['65 11 22 33'], from: '00:00', to: '00:00', lowStock: 2 } as const;

test('whoever wants it is told the hash of each closed day at nine in the morning, once', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const manager = await hire(shop, 'manager');
  const counter = await openCounter(shop);
  const staffId = (await manager.office('GET /api/office/me/')).data.id;
  const sell = async () => {
    const { id } = (await counter.order()).data;
    for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
      await moveOrder(ctx, { orderId: id, action, staffId });
  };
  const heard = async () => {
    await Promise.all([tellClosedDay(ctx), tellClosedDay(ctx)]);
    await shop.settle();
    return shop.sms('+99365112233').map(({ text }) => text);
  };
  const tillNext = async (hour: number) => {
    const start = new Date(ctx.now().getTime() + 5 * 3_600_000);
    start.setUTCHours(hour, 0, 0, 0);
    shop.advance((start.getTime() - 5 * 3_600_000 - ctx.now().getTime()) / 1_000 + 86_400);
    await scheduledTasks.find(({ name }) => name === 'close-ledger-days')?.run(ctx);
  };
  const save = async (more: object) =>
    (await hire(shop, 'manager')).office('PUT /api/office/duty/', {
      body: { ...duty, phones: [...duty.phones], lang: 'ru', ...more },
    });
  await sell();
  await save({});
  await tillNext(10);
  expect(await heard(), 'nobody asked for it').toEqual([]);
  await save({ tellsClose: true });
  expect((await save({})).data.tellsClose, 'a form that does not know of it leaves it').toBe(true);
  const last = () =>
    ctx.db.selectFrom('ledger_day').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirstOrThrow();
  const told = async () => {
    const { day, transfers, hash } = await last();
    const date = `${day.slice(8)}.${day.slice(5, 7)}`;
    return `Sowgat: ${date} закрыт, проводок ${transfers}, ${hash.slice(0, 20).toUpperCase()}`;
  };
  const first = await told();
  expect(await heard()).toEqual([first]);
  expect(await heard(), 'once').toEqual([first]);
  await sell();
  await tillNext(8);
  expect(await heard(), 'before nine').toEqual([first]);
  shop.advance(3_600);
  expect((await heard()).toSorted()).toEqual([first, await told()].toSorted());
});
