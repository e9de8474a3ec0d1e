import { expect, test } from 'vitest';
import { codeOf, type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const gift = { face: 20_000, reason: 'ýalňyşlyk üçin', isPaid: false, months: 12 };

async function openDesk(shop: TestShop) {
  shop.ctx.config.features = ['certificates'];
  const [owner, manager] = [await hire(shop), await hire(shop, 'manager')];
  for (const one of [owner, manager]) await confirm(shop, one);
  const issue = ({ office }: Colleague, more: object = {}) =>
    office('POST /api/office/certificates/', { body: { ...gift, ...more } });
  const second = () => {
    shop.advance(31);
    return { login: owner.login, code: codeOf(shop, owner.secret) };
  };
  const sums = async ({ office }: Colleague) => (await office('GET /api/office/certificates/')).alone;
  return { owner, manager, issue, second, sums };
}

test('what one person issues alone in a day adds up, and the first beyond the limit wants a second one', async () => {
  await using shop = await startShop();
  const { owner, manager, issue, second, sums } = await openDesk(shop);
  await issue(manager);
  await issue(manager, { face: 30_000 });
  for (const sold of [50_000, 50_000]) await issue(manager, { face: sold, isPaid: true });
  const refused = issue(manager, { face: 100 });
  await expect(refused).rejects.toMatchObject({ body: { fields: [{ path: 'second.login' }] } });
  expect((await issue(manager, { second: second() })).data.face, 'with a second one').toBe(20_000);
  await issue(owner, { face: 10_000 });
  const ofManager = { staff: 'manager of the tests', tenge: 50_000, isOwn: true };
  expect(await sums(manager), 'one’s own only').toMatchObject([ofManager]);
  expect(await sums(owner)).toMatchObject([
    { ...ofManager, isOwn: false },
    { tenge: 10_000, isOwn: true },
  ]);
  shop.advance(86_400);
  expect(await sums(await hire(shop)), 'another day begins with nothing').toEqual([]);
});

test('of forty certificates at once no more than the limit are issued', async () => {
  await using shop = await startShop();
  const { manager, issue } = await openDesk(shop);
  const all = Array.from({ length: 40 }, () => refusalOf(issue(manager, { face: 10_000 })));
  const accepted = (await Promise.all(all)).filter((code) => code === 'accepted');
  expect([1, 2, 3, 4, 5], 'a busy machine refuses more').toContain(accepted.length);
  const rows = await shop.ctx.db.selectFrom('certificate').select('issued_tenge').execute();
  expect(rows.reduce((sum, { issued_tenge: tenge }) => sum + tenge, 0)).toBe(accepted.length * 10_000);
});

test('a sheet, a new code and a later end count with them, by the balance', async () => {
  await using shop = await startShop();
  const { owner, manager, issue, second } = await openDesk(shop);
  const { office } = manager;
  const { id } = (await issue(owner)).data;
  const params = { params: { id } };
  await office('POST /api/office/certificates/:id/renew/', { ...params, body: { reason: 'ýitdi' } });
  const until = { until: '2028-01-01', reason: 'ýene bir aý' };
  await office('POST /api/office/certificates/:id/lengthen/', { ...params, body: until });
  const lost = { reason: 'ýene ýitdi' };
  const again = (more: object = {}) =>
    office('POST /api/office/certificates/:id/renew/', { ...params, body: { ...lost, ...more } });
  expect(await refusalOf(again()), 'the third time').toBe('request.invalid');
  const sheet = { sheet: '65123456;50\n65123457;51', reason: 'bonus', isPaid: false, months: 12 };
  const call = (body: object) =>
    office('POST /api/office/certificates/sheet/', { body: { ...sheet, isDry: false, ...body } });
  expect((await call({ isDry: true })).data.needsSecond).toBe(true);
  expect(await refusalOf(call({}))).toBe('request.invalid');
  expect((await again({ second: second() })).data.state).toBe('active');
  expect((await call({ second: second() })).data.isIssued).toBe(true);
});

test('so does what is given back to a certificate by hand', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop, 100);
  const { manager, issue, second } = await openDesk(shop);
  await addCertificate(shop, 'SPARE-0000000004', 200_000);
  const { data } = await order({ certificates: ['SPARE-0000000004'] }, 10);
  await issue(manager);
  const back = (more: object = {}) =>
    manager.office('POST /api/office/orders/:id/refunds/', {
      params: { id: data.id },
      body: { amount: 30_001, reason: 'goodwill', note: 'gijä galdy', ...more },
    });
  expect(await refusalOf(back())).toBe('request.invalid');
  expect(await refusalOf(back({ second: { login: manager.login, code: '123456' } }))).toBe(
    'staff.wrong-credentials',
  );
  const agreed = second();
  expect((await back({ second: agreed })).data.refundableToCertificate).toBe(50_000 - 30_001);
  const kept = JSON.stringify(await shop.ctx.db.selectFrom('audit').select('after').execute());
  expect(kept).toContain('owner of the tests');
  expect(kept).not.toContain(agreed.code);
});
