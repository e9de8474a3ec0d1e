import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { give, openPage } from '../../../../tests/support/people/courier-page.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { type Colleague, hire } from '../../../../tests/support/people/staff.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

const ownMove = ({ office }: Colleague, id: string, action: 'send' | 'deliver') =>
  office('POST /api/office/round/:id/move/', { params: { id }, body: { action } });
const undo = ({ office }: Colleague, id: string) =>
  office('POST /api/office/round/:id/undo/', { params: { id } });

test('a courier undoes their own step within seconds: goods, cash and message with it', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { myrat, counter } = page;
  const { id } = await give(page);
  expect(await refusalOf(undo(myrat, id)), 'a step of the shop').toBe('order.action-refused');
  await ownMove(myrat, id, 'send');
  expect(await refusalOf(undo(await hire(shop, 'courier'), id))).toBe('order.not-found');
  expect((await undo(myrat, id)).data.stops).toMatchObject([{ id, status: 'ready' }]);
  await ownMove(myrat, id, 'send');
  expect((await ownMove(myrat, id, 'deliver')).data.balance).toBe(7_000);
  // Two presses at once: one of them undoes the hand-over, and none the step before it.
  const both = await Promise.all([refusalOf(undo(myrat, id)), refusalOf(undo(myrat, id))]);
  expect(both.toSorted()).toEqual(['accepted', 'order.action-refused']);
  const { data } = await myrat.office('GET /api/office/round/');
  expect(data).toMatchObject({ balance: 0, stops: [{ status: 'on-the-way', toCollect: 7_000 }] });
  await ownMove(myrat, id, 'deliver');
  shop.advance(60);
  expect(await refusalOf(undo(myrat, id)), 'too late').toBe('order.action-refused');
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.ctx.db);
  await shop.settle();
  const told = shop.sms(counter.buyer.phone).filter(({ text }) => /yola cykdy|gowsuryldy/.test(text));
  expect(told, 'each step that stands is told of once').toHaveLength(2);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
