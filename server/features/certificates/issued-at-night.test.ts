import { expect, test } from 'vitest';
import { monthsAfter } from '#domain/certificates/certificate.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { newCode } from './issue-certificate.ts';
import { sendDue } from './send-due.ts';

test('what is issued at night is sent in the morning, unless it is ended before', async () => {
  await using shop = await startShop();
  const at = (moment: string) => shop.advance((Date.parse(moment) - shop.ctx.now().getTime()) / 1_000);
  at('2026-11-21T17:30:00Z');
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const gift = { face: 20_000, reason: 'ýalňyşlyk üçin', isPaid: false, months: 12 };
  const issue = async (mobile: string) =>
    (await office('POST /api/office/certificates/', { body: { ...gift, mobile } })).data;
  const kept = await issue('65123456');
  const ended = await issue('65123457');
  expect(kept).toMatchObject({ sendDay: '2026-11-22', sentAt: null });
  await shop.settle();
  const params = { id: ended.id };
  await office('POST /api/office/certificates/:id/void/', { params, body: { reason: 'ýalňyş' } });
  const sent = () => [kept, ended].map(({ mobile }) => shop.sms(mobile ?? '').length);
  expect(sent()).toEqual([0, 0]);
  at('2026-11-22T04:00:30Z');
  await shop.settle();
  await shop.settle();
  expect(sent()).toEqual([1, 0]);
});

/** One that staff issued for a day. */
function addDue(shop: TestShop, mobile: string, more: object = {}): Promise<number> {
  const due = { mobile, send_day: '2026-11-22', expires_at: monthsAfter(shop.ctx.now(), 12) };
  return addCertificate(shop, null, 30_000, { ...newCode(shop.ctx), ...due, ...more });
}

test('a code that cannot be decrypted does not hold up the others, and what was not sent is not shown as sent', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const add = (mobile: string, more: object = {}) => addDue(shop, mobile, more);
  const former = createSecrets('a former key of the shop').seal('certificate', 'K7QM4RTA9XWC');
  await add('+99365123456', { code_sealed: former, send_day: '2026-11-20' });
  await add('+99365123457', { expires_at: null, send_day: '2026-11-21' });
  await add('+99365123458');
  shop.advance((Date.parse('2026-11-22T07:00:00Z') - ctx.now().getTime()) / 1_000);
  await sendDue(ctx);
  const rows = await ctx.db.selectFrom('certificate').select('sent_at').orderBy('id').execute();
  expect(rows.map(({ sent_at }) => sent_at)).toEqual([null, null, ctx.now()]);
});

test('more codes that cannot be sent than one run takes do not hold up the others', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const former = createSecrets('a former key of the shop').seal('certificate', 'K7QM4RTA9XWC');
  for (let at = 0; at < 200; at += 1)
    await addDue(shop, '+99365123456', {
      send_day: '2026-11-20',
      ...(at % 2 ? { code_sealed: former } : { expires_at: null }),
    });
  await addDue(shop, '+99365123458');
  shop.advance((Date.parse('2026-11-22T07:00:00Z') - ctx.now().getTime()) / 1_000);
  await sendDue(ctx);
  const sent = await ctx.db
    .selectFrom('certificate')
    .select('mobile')
    .where('sent_at', 'is not', null)
    .execute();
  expect(sent).toEqual([{ mobile: '+99365123458' }]);
});
