import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

type Move = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';
const move = ({ office }: Colleague, id: string, action: Move) =>
  office('POST /api/office/orders/:id/move/', {
    params: { id },
    body: action === 'send' ? { action, courier: 'Merdan' } : { action },
  });

test('a large sum on delivery from a new number needs a call; it is not refused, and customers who have received an order need none', async () => {
  await using shop = await startShop();
  const owner = await hire(shop, 'owner');
  const { order, place } = await openCounter(shop, 40);
  const settings = (await owner.office('GET /api/office/settings/')).data;
  expect(settings.cashLimit).toBeNull();
  expect((await order({}, 9)).data.status).toBe('placed');

  await confirm(shop, owner);
  const on = { methods: ['ONLINE', 'CASH', 'TERMINAL'] as const, banks: ['HALK'] as const };
  const body = { methods: [...on.methods], banks: [...on.banks], cashLimit: 20_000 };
  expect((await owner.office('PUT /api/office/settings/', { body })).data.cashLimit).toBe(20_000);
  const less = { ...body, purseLimit: 100_000, proofFrom: null };
  await owner.office('PUT /api/office/settings/', { body: less });
  const { data: kept } = await owner.office('PUT /api/office/settings/', { body });
  expect(kept, 'what is not sent stays').toMatchObject({ purseLimit: 100_000, proofFrom: null });
  const row = async (id: string) =>
    (await owner.office('GET /api/office/orders/:id/', { params: { id } })).data;
  const stranger = await addBuyer(shop, place);
  const little = (await order({}, 3, stranger)).data;
  expect(await row(little.id)).toMatchObject({ needsCall: false });
  expect(await row((await order({ payment: 'ONLINE' }, 9, stranger)).data.id)).toMatchObject({
    needsCall: false,
  });
  const much = (await order({}, 9, stranger)).data;
  expect(much.status).toBe('placed');
  const waiting = await row(much.id);
  expect(waiting).toMatchObject({ needsCall: true });
  expect(waiting.actions).not.toContain('prepare');
  expect(await refusalOf(move(owner, much.id, 'prepare'))).toBe('order.action-refused');
  const board = await owner.office('GET /api/office/board/');
  expect(board.data.orders.filter(({ needsCall }) => needsCall).map(({ id }) => id)).toEqual([much.id]);
  expect((await move(owner, much.id, 'confirm')).data).toMatchObject({
    needsCall: false,
    status: 'confirmed',
  });
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
    await move(owner, much.id, action);
  expect(await row((await order({}, 9, stranger)).data.id), 'they are known now').toMatchObject({
    needsCall: false,
  });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
