import { expect, test } from 'vitest';
import { forgetBearer } from './send-code.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { codeOf, confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { sendDue } from './send-due.ts';

test('a sheet issues all of its certificates or none, once; a dry run reports the invalid rows', async () => {
  await using shop = await startShop();
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const shared = { reason: 'Täze ýyl', isPaid: false, months: 6, lang: 'ru', design: 'feast' } as const;
  const send = async (sheet: string, more: object = {}, key: string = crypto.randomUUID()) => {
    const headers = { 'idempotency-key': key };
    const body = { ...shared, sheet, isDry: false, ...more };
    return (await office('POST /api/office/certificates/sheet/', { body, headers })).data;
  };
  const all = () =>
    shop.ctx.db
      .selectFrom('certificate')
      .select(['issued_tenge', 'mobile', 'design', 'name', 'message', 'send_day'])
      .orderBy('id')
      .execute();
  const plain = { name: '', message: '', send_day: null };
  const good = '65123456;100\n65123457;150,50\n';
  expect(await send(good, { isDry: true })).toMatchObject({
    certificates: 2,
    total: 25_050,
    isIssued: false,
  });
  expect(await send(`${good}12;5`)).toMatchObject({
    problems: [{ row: 3, what: 'mobile' }],
    isIssued: false,
  });
  expect(await all()).toEqual([]);
  const key = crypto.randomUUID();
  expect((await send(good, {}, key)).isIssued).toBe(true);
  expect((await send(good, {}, key)).isIssued).toBe(true);
  expect(await all()).toEqual([
    { issued_tenge: 10_000, mobile: '+99365123456', design: 'feast', ...plain },
    { issued_tenge: 15_050, mobile: '+99365123457', design: 'feast', ...plain },
  ]);
  await shop.settle();
  expect(shop.sms('+99365123457').map(({ text }) => text)).toEqual([expect.stringContaining('150,50')]);
  const rows = await shop.ctx.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', 'certificate')
    .orderBy('id')
    .execute();
  expect(rows.map(({ after }) => after)).toMatchObject([{ reason: 'Täze ýyl' }, { face: 15_050 }]);

  // Small ones with a large sum need a second person, once for all of them.
  const large = Array.from({ length: 6 }, (_, n) => `6512346${n};100`).join('\n');
  expect((await send(large, { isDry: true })).needsSecond).toBe(true);
  expect(await refusalOf(send(large))).toBe('request.invalid');
  const owner = await hire(shop, 'owner');
  const withCode = (colleague: typeof owner) => {
    shop.advance(31);
    return { second: { login: colleague.login, code: codeOf(shop, colleague.secret) } };
  };
  expect(await refusalOf(send(large, withCode(manager)))).toBe('staff.wrong-credentials');
  expect(await all()).toHaveLength(2);
  expect((await send(large, withCode(owner))).isIssued).toBe(true);
  expect(await all()).toHaveLength(8);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a sheet with names, texts and days keeps them: each SMS leaves on its day at nine, once, and nothing before it', async () => {
  await using shop = await startShop();
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const send = async (sheet: string, more: object = {}) => {
    const body = { reason: 'Täze ýyl', isPaid: false, months: 6, sheet, isDry: false, ...more };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return (await manager.office('POST /api/office/certificates/sheet/', { body, headers })).data;
  };
  const own =
    'Kime\tNomer\tManat\tGutlag\tSene\nAýna\t65123456\t100\t"Gutlaýarys!\nDükan"\t21.11.2026\nMerdan\t65123457\t20\t\t';
  const { headings, problems } = await send(own, { isDry: true });
  expect(headings.map(({ column }) => column)).toEqual(['name', 'mobile', 'face', 'message', 'day']);
  expect(problems.map(({ row, what }) => `${row} ${what}`)).toEqual(['1 heading']);
  const columns = ['name', 'mobile', 'face', 'message', 'day'];
  expect(await send(own.replace('21.11', '19.11'), { columns })).toMatchObject({
    problems: [{ row: 2, what: 'day' }],
    isIssued: false,
  });
  expect((await send(`${own}"`, { columns })).problems).toMatchObject([{ what: 'quote' }]);
  expect((await send(own, { columns })).isIssued).toBe(true);
  const { data } = await manager.office('GET /api/office/certificates/');
  expect(data).toMatchObject([
    { name: 'Merdan', message: '', sendDay: null, sentAt: expect.any(String) },
    { name: 'Aýna', message: 'Gutlaýarys!\nDükan', sendDay: '2026-11-21', sentAt: null },
  ]);
  const [planned] = data.slice(1);
  const renew = manager.office('POST /api/office/certificates/:id/renew/', {
    params: { id: planned?.id ?? 0 },
    body: { reason: 'x' },
  });
  expect((await renew).data.sentAt).toBe(null);
  await shop.settle();
  const texts = () => ['+99365123456', '+99365123457'].map((phone) => shop.sms(phone).length);
  expect(texts()).toEqual([0, 1]);
  const due = () => Promise.all([sendDue(shop.ctx), sendDue(shop.ctx)]);
  // Eight in the morning of the day, and nine.
  shop.advance(21 * 3_600);
  await due();
  await shop.settle();
  expect(texts()).toEqual([0, 1]);
  shop.advance(3_600);
  await due();
  await due();
  await shop.settle();
  expect(texts()).toEqual([1, 1]);
  const kept = await shop.ctx.db
    .selectFrom('audit')
    .select('after')
    .where('subject', '=', 'certificate')
    .execute();
  expect(JSON.stringify(kept)).not.toContain('Gutlaýarys');
  expect(JSON.stringify(kept)).not.toContain('Aýna');
  await inTransaction(shop.ctx.db, (trx) => forgetBearer(trx, '+99365123456'));
  const rows = await shop.ctx.db
    .selectFrom('certificate')
    .select(['name', 'message'])
    .orderBy('id')
    .execute();
  expect(rows[0]).toEqual({ name: null, message: null });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
