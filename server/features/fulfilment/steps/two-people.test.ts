import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { openCounter } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { type Colleague, hire } from '../../../../tests/support/people/staff.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;
type Step = (typeof steps)[number];
const move = ({ office }: Colleague, id: string, action: Step) =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
const cancel = ({ office }: Colleague, id: string) =>
  office('POST /api/office/orders/:id/cancel/', { params: { id }, body: { note: 'Gül gutardy' } });
const takeCard = ({ office }: Colleague, id: string) =>
  office('POST /api/office/orders/:id/payment/', { params: { id }, body: { payment: 'ONLINE' } });
const show = async ({ office }: Colleague, id: string) =>
  (await office('GET /api/office/orders/:id/', { params: { id } })).data;

test('two people press the same step at once: one of them makes it, and the money is taken once', async () => {
  await using shop = await startShop();
  const [packer, manager] = [await hire(shop, 'packer'), await hire(shop, 'manager')];
  const { order } = await openCounter(shop);
  const { data } = await order({}, 2);
  for (const step of steps) {
    const said = await Promise.all([packer, manager].map((one) => refusalOf(move(one, data.id, step))));
    expect(said.toSorted(), step).toEqual(['accepted', 'order.action-refused']);
  }
  expect(await show(manager, data.id)).toMatchObject({ status: 'delivered', paid: 12_000 });
  const { rows } = (await manager.office('GET /api/office/takings/')).data;
  expect(rows).toHaveLength(1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a step in parallel with a cancellation, or with a change of payment method, keeps goods and money correct', async () => {
  await using shop = await startShop();
  const [packer, manager] = [await hire(shop, 'packer'), await hire(shop, 'manager')];
  const { order } = await openCounter(shop, 30);
  for (const [at, step] of steps.entries())
    for (const other of [cancel, takeCard]) {
      const { data } = await order();
      for (const done of steps.slice(0, at)) await move(packer, data.id, done);
      const said = await Promise.all([
        refusalOf(move(packer, data.id, step)),
        refusalOf(other(manager, data.id)),
      ]);
      expect(said, `${step} beside ${other.name}`).toContain('accepted');
      expect(await findBreaches(shop.ctx.db)).toEqual([]);
    }
});
