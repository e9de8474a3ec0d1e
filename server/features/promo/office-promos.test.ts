import { expect, test } from 'vitest';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('staff create, change and switch off codes; one that was used by an order cannot be deleted', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const body = {
    ...{ code: 'nowruz-20', title: { tm: 'Nowruz', ru: 'Новруз' }, kind: 'percent' as const, percent: 20 },
    ...{
      minimum: 0,
      categories: [],
      isActive: true,
      firstOrderOnly: false,
      excludesReduced: false,
      mostUses: 5,
      mostTenge: 10_000,
    },
  };
  const { data } = await office('POST /api/office/promos/', { body });
  expect(data).toMatchObject({ code: 'NOWRUZ20', isOn: true, ordersCount: 0, takenOff: 0 });
  expect(await refusalOf(office('POST /api/office/promos/', { body }))).toBe('record.conflict');
  for (const wrong of [{ code: 'ýok' }, { percent: null }, { kind: 'amount' as const }])
    expect(
      await refusalOf(office('POST /api/office/promos/', { body: { ...body, code: 'OTHER', ...wrong } })),
    ).toBe('request.invalid');
  await order({ promo: 'NOWRUZ20' });
  await order({ promo: 'NOWRUZ20' });
  const params = { id: data.id };
  expect((await office('GET /api/office/promos/')).data).toMatchObject([{ ordersCount: 2, takenOff: 2_000 }]);
  const change = (more: object) =>
    office('PUT /api/office/promos/:id/', { params, body: { ...body, ...more } });
  expect(await refusalOf(change({ mostUses: 1 }))).toBe('request.invalid');
  expect((await change({ isActive: false })).data.isOn).toBe(false);
  await expect(order({ promo: 'NOWRUZ20' })).rejects.toMatchObject({ code: 'promo.unknown' });
  expect(await refusalOf(office('DELETE /api/office/promos/:id/', { params }))).toBe('record.in-use');
});
