import { expect, test } from 'vitest';
import { foldCertificateCode, monthsAfter } from '#domain/certificates/certificate.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { codeOf, confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const gift = { face: 20_000, reason: 'ýalňyşlyk üçin', isPaid: false, months: 12 };

async function openDesk(shop: TestShop) {
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const issue = async (more: object = {}) =>
    (await office('POST /api/office/certificates/', { body: { ...gift, ...more } })).data;
  const codeOf = async (id: number) =>
    (await office('POST /api/office/certificates/:id/code/', { params: { id } })).data.code;
  return { manager, office, issue, codeOf };
}

test('a certificate issued by staff is spent at checkout, its balance is shown by its code, and the list has the sum owed', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { office, issue, codeOf } = await openDesk(shop);
  const made = await issue();
  expect(made).toMatchObject({ face: 20_000, balance: 20_000, state: 'active', isPaid: false, mobile: null });
  expect(made.design).toBe('plain');
  expect((await issue({ design: 'birthday' })).design).toBe('birthday');
  expect(await refusalOf(issue({ design: 'url(//x)' }))).toBe('request.invalid');
  const code = await codeOf(made.id);
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const spent = (await order({ certificate: code.toLowerCase() })).data.totals.discount;
  expect(spent).toBe(7_000);
  const { data } = await shop.api('POST /api/certificate/check/', {
    body: { code: ` ${foldCertificateCode(code)}` },
  });
  expect(data).toEqual({ balance: 13_000, expiresAt: made.expiresAt, design: 'plain' });
  const list = await office('GET /api/office/certificates/', { query: { q: made.last4.toLowerCase() } });
  expect(list).toMatchObject({ owed: 33_000, data: [{ id: made.id, balance: 13_000 }] });
  const shown = await office('GET /api/office/certificates/:id/', { params: { id: made.id } });
  expect(shown.data.uses).toMatchObject([
    { what: 'spent', amount: 7_000, isPending: false, number: expect.stringMatching(/^S-/) },
    { what: 'issued', amount: 20_000, order: null },
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('no code is stored in clear: not in its row, not in the audit log, not in a queued SMS', async () => {
  await using shop = await startShop();
  const { issue, codeOf } = await openDesk(shop);
  const { id } = await issue({ mobile: '+993 65 12-34-56', lang: 'ru' });
  const code = await codeOf(id);
  const { db } = shop.ctx;
  const rows = await Promise.all(
    (['certificate', 'audit', 'sms_message'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  const kept = JSON.stringify(rows);
  expect(kept).toContain('certificate-gift');
  expect(kept).not.toContain(foldCertificateCode(code));
  expect(kept).not.toContain(code.slice(0, 9));
});

test('the code is sent by SMS to the phone it was issued for, and again when staff say so', async () => {
  await using shop = await startShop();
  const { office, issue, codeOf } = await openDesk(shop);
  expect(await refusalOf(issue({ mobile: '12 345678' }))).toBe('request.invalid');
  const { id, mobile } = await issue({ mobile: '65123456' });
  expect(mobile).toBe('+99365123456');
  await office('POST /api/office/certificates/:id/send/', { params: { id } });
  await shop.settle();
  const texts = shop.sms(mobile ?? '').map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain(await codeOf(id));
  expect(texts[0]).toContain('200 TMT');
  const { id: other } = await issue();
  const again = office('POST /api/office/certificates/:id/send/', { params: { id: other } });
  expect(await refusalOf(again)).toBe('record.conflict');
});

test('a new code replaces the former one, with its balance', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { office, issue, codeOf } = await openDesk(shop);
  const { id } = await issue();
  const former = await codeOf(id);
  await order({ certificate: former });
  await office('POST /api/office/certificates/:id/renew/', { params: { id }, body: { reason: 'ýitdi' } });
  await expect(order({ certificate: former })).rejects.toMatchObject({ code: 'certificate.unknown' });
  expect((await order({ certificate: await codeOf(id) })).data.totals.discount).toBe(7_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a void certificate cannot be spent, and nobody reads its code', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { office, issue, codeOf } = await openDesk(shop);
  const { id } = await issue({ isPaid: true });
  const certificate = await codeOf(id);
  const end = () =>
    office('POST /api/office/certificates/:id/void/', { params: { id }, body: { reason: 'gaýtaryldy' } });
  expect((await end()).data).toMatchObject({ state: 'void', balance: 0 });
  await expect(order({ certificate })).rejects.toMatchObject({ code: 'certificate.void' });
  expect(await refusalOf(end())).toBe('record.conflict');
  expect((await office('GET /api/office/certificates/')).owed).toBe(0);
  expect(await refusalOf(codeOf(id))).toBe('record.conflict');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an expired one is valid again when extended, and for a month when an order gives its part back', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  const { issue, codeOf } = await openDesk(shop);
  const { id, expiresAt } = await issue({ months: 1 });
  const certificate = await codeOf(id);
  const { data } = await order({ certificate });
  shop.advance(40 * 86_400);
  await expect(order({ certificate })).rejects.toMatchObject({ code: 'certificate.expired' });
  await cancelOrder(shop.ctx, { customerId: buyer.customerId, lang: 'tm' }, data.id);
  expect((await order({ certificate })).data.totals.discount).toBe(7_000);
  shop.advance(31 * 86_400);
  const back = await hire(shop, 'owner');
  await confirm(shop, back);
  const lengthen = (until: string) =>
    back.office('POST /api/office/certificates/:id/lengthen/', {
      params: { id },
      body: { until, reason: 'x' },
    });
  expect(await refusalOf(lengthen(expiresAt?.slice(0, 10) ?? ''))).toBe('request.invalid');
  expect(await refusalOf(lengthen('2099-01-01'))).toBe('request.invalid');
  const later = new Date(shop.ctx.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
  const longer = (await lengthen(later)).data;
  expect(longer).toMatchObject({ state: 'active', expiresAt: `${later}T18:59:59.999Z` });
  expect((await order({ certificate })).data.totals.discount).toBe(7_000);
});

test('only owner and manager see certificates, and a fresh code is required before one is issued or shown', async () => {
  await using shop = await startShop();
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  const packer = await hire(shop, 'packer');
  const issue = () => manager.office('POST /api/office/certificates/', { body: gift });
  expect(await refusalOf(issue())).toBe('staff.confirm-needed');
  expect(await refusalOf(packer.office('GET /api/office/certificates/'))).toBe('staff.not-allowed');
  await confirm(shop, manager);
  const { data } = await issue();
  const tell = () => manager.office('POST /api/office/certificates/:id/code/', { params: { id: data.id } });
  await tell();
  shop.advance(301);
  expect(await refusalOf(tell())).toBe('staff.confirm-needed');
});

test('a large one is issued with a second person, whose fresh code is used once; the audit log has both names', async () => {
  await using shop = await startShop();
  const { issue, manager } = await openDesk(shop);
  const owner = await hire(shop, 'owner');
  const packer = await hire(shop, 'packer');
  const large = { face: 50_001 };
  const withCode = (colleague: typeof owner) => {
    shop.advance(31);
    return { ...large, second: { login: colleague.login, code: codeOf(shop, colleague.secret) } };
  };
  expect(await refusalOf(issue(large))).toBe('request.invalid');
  expect(await refusalOf(issue(withCode(manager))), 'oneself').toBe('staff.wrong-credentials');
  expect(await refusalOf(issue(withCode(packer))), 'without the right').toBe('staff.wrong-credentials');
  const both = withCode(owner);
  expect(await issue(both)).toMatchObject({ face: 50_001, balance: 50_001 });
  expect(await refusalOf(issue(both)), 'the code again').toBe('staff.wrong-credentials');
  expect(await refusalOf(issue({ face: 500_001, second: both.second }))).toBe('request.invalid');
  const { db } = shop.ctx;
  const rows = await db.selectFrom('audit').selectAll().where('subject', '=', 'certificate').execute();
  expect(rows).toMatchObject([
    { staff_name: 'manager of the tests', action: 'create', after: { second: 'owner of the tests' } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(both.second.code);
  await db
    .updateTable('staff')
    .set({ blocked_at: shop.ctx.now() })
    .where('login', '=', owner.login)
    .execute();
  expect(await refusalOf(issue(withCode(owner))), 'who is blocked').toBe('staff.wrong-credentials');
  const tries: string[] = [];
  for (let count = 0; count < 8; count += 1)
    tries.push(await refusalOf(issue({ ...large, second: { login: owner.login, code: '000000' } })));
  expect(tries.at(-1), 'wrong codes are counted').toBe('limit.reached');
  expect(await findBreaches(db)).toEqual([]);
});

test('a balance is written off a year after expiry by the owner alone, and no earlier', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { issue, codeOf, manager } = await openDesk(shop);
  const { id } = await issue({ months: 1 });
  await order({ certificate: await codeOf(id) });
  const owner = await hire(shop, 'owner');
  const lapse = async ({ office }: typeof owner) =>
    refusalOf(
      office('POST /api/office/certificates/:id/lapse/', { params: { id }, body: { reason: 'wagty geçdi' } }),
    );
  expect(await lapse(owner)).toBe('staff.confirm-needed');
  await confirm(shop, owner);
  expect(await lapse(owner)).toBe('record.conflict');
  // One month until expiry, twelve from there: a day before, and on the day.
  const endAt = (end: Date) => shop.ctx.db.updateTable('certificate').set({ expires_at: end }).execute();
  await endAt(monthsAfter(new Date(shop.ctx.now().getTime() + 86_400_000), -12));
  expect(await lapse(owner)).toBe('record.conflict');
  await endAt(monthsAfter(shop.ctx.now(), -12));
  await confirm(shop, manager);
  expect(await lapse(manager)).toBe('staff.not-allowed');
  expect(await lapse(owner)).toBe('accepted');
  expect(await lapse(owner)).toBe('record.conflict');
  const { data } = await owner.office('GET /api/office/certificates/:id/', { params: { id } });
  expect(data).toMatchObject({
    balance: 0,
    state: 'used-up',
    uses: [{ what: 'lapsed', amount: 13_000 }, {}, {}],
  });
  const kept = await shop.ctx.db.selectFrom('audit').select('after').where('action', '=', 'lapse').execute();
  expect(kept).toMatchObject([{ after: { balance: 0, why: 'wagty geçdi' } }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
