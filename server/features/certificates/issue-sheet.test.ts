import { expect, test } from 'vitest';
import { codeOf, confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

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
      .select(['issued_tenge', 'mobile', 'design'])
      .orderBy('id')
      .execute();
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
    { issued_tenge: 10_000, mobile: '+99365123456', design: 'feast' },
    { issued_tenge: 15_050, mobile: '+99365123457', design: 'feast' },
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
