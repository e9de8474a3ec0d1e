import { expect, test } from 'vitest';
import type { PromoInput } from '#contract/promo/office.ts';
import { codeOf, confirm, hire, type Office } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const narrow: PromoInput = {
  ...{ code: 'BAHAR', title: { tm: 'Bahar', ru: 'Весна' }, kind: 'percent', percent: 50 },
  ...{ minimum: 0, categories: [], isActive: true, firstOrderOnly: false, excludesReduced: false },
  ...{ mostUses: 20, mostTenge: 50_000 },
};

async function openDesk(shop: TestShop) {
  const [owner, manager] = [await hire(shop), await hire(shop, 'manager')];
  await confirm(shop, manager);
  const second = () => {
    shop.advance(31);
    return { login: owner.login, code: codeOf(shop, owner.secret) };
  };
  return { owner, manager, second };
}

const make = (office: Office, more: Partial<PromoInput> = {}) =>
  office('POST /api/office/promos/', { body: { ...narrow, ...more } });

test('codes and timed prices are for owner and manager, with a fresh code', async () => {
  await using shop = await startShop();
  const editor = await hire(shop, 'editor');
  const fresh = await hire(shop, 'manager');
  const { manager } = await openDesk(shop);
  const at = (seconds: number) => new Date(shop.ctx.now().getTime() + seconds * 1_000).toISOString();
  const { rose } = await openCounter(shop);
  const plan = {
    ...{ title: narrow.title, percent: 20, products: [rose.id], categories: [] },
    ...{ startsAt: at(60), endsAt: at(600) },
  };
  const planned = (office: Office) => office('POST /api/office/price-plans/', { body: plan });
  const say = async (office: Office) => [await refusalOf(make(office)), await refusalOf(planned(office))];
  expect(await say(editor.office)).toEqual(['staff.not-allowed', 'staff.not-allowed']);
  expect(await say(fresh.office)).toEqual(['staff.confirm-needed', 'staff.confirm-needed']);
  expect(await say(manager.office)).toEqual(['accepted', 'accepted']);
  const { data } = await editor.office('GET /api/office/promos/');
  expect(data, 'whoever writes texts still sees them').toMatchObject([{ code: 'BAHAR', mostTenge: 50_000 }]);
});

test('a code that can cost the shop much wants a second person, whose name the audit keeps', async () => {
  await using shop = await startShop();
  const { manager, second } = await openDesk(shop);
  const wide: Partial<PromoInput>[] = [
    { mostUses: null },
    { percent: 51 },
    { mostTenge: null },
    { mostTenge: 50_001 },
    { kind: 'amount', percent: null, mostTenge: null, amount: 50_001 },
    { kind: 'delivery', percent: null, mostTenge: null, mostUses: null },
  ];
  for (const more of wide)
    await expect(make(manager.office, more)).rejects.toMatchObject({
      body: { code: 'request.invalid', fields: [{ path: 'second.login' }] },
    });
  const forged = { login: manager.login, code: '123456' };
  expect(await refusalOf(make(manager.office, { percent: 51, second: forged }))).toBe(
    'staff.wrong-credentials',
  );
  const agreed = second();
  const { data } = await make(manager.office, { percent: 51, second: agreed });
  const kept = JSON.stringify(await shop.ctx.db.selectFrom('audit').select('after').execute());
  expect(kept).toContain('owner of the tests');
  expect(kept).not.toContain(agreed.code);

  const change = (more: Partial<PromoInput>) =>
    manager.office('PUT /api/office/promos/:id/', {
      params: { id: data.id },
      body: { ...narrow, percent: 51, ...more },
    });
  const renamed = { title: { tm: 'Başga', ru: 'Другое' } };
  expect(await refusalOf(change(renamed)), 'what was agreed may be renamed').toBe('accepted');
  expect(await refusalOf(change({ mostUses: 21 }))).toBe('request.invalid');
  expect(await refusalOf(change({ isActive: false })), 'anybody may switch it off').toBe('accepted');
  expect(await refusalOf(change({}))).toBe('request.invalid');
  expect(await refusalOf(change({ second: second() }))).toBe('accepted');
});

test('a percentage takes off no more than its cap, in the quote and in the order', async () => {
  await using shop = await startShop();
  const { manager } = await openDesk(shop);
  const { order } = await openCounter(shop);
  await make(manager.office, { mostTenge: 3_000 });
  expect((await order({ promo: 'BAHAR' })).data.totals.promo, 'half of 50 manat').toBe(2_500);
  expect((await order({ promo: 'BAHAR' }, 4)).data.totals.promo).toBe(3_000);
  const amount = { code: 'OTHER', kind: 'amount' as const, percent: null, amount: 1_000 };
  expect((await make(manager.office, amount)).data.mostTenge, 'an amount has none').toBeNull();
});
