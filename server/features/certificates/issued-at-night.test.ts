import { expect, test } from 'vitest';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('what is issued at night is sent in the morning, unless it is ended before', async () => {
  await using shop = await startShop();
  const at = (moment: string) => shop.advance((Date.parse(moment) - shop.ctx.now().getTime()) / 1_000);
  at('2026-11-21T17:30:00Z');
  shop.ctx.config.features = ['certificates'];
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const { office } = manager;
  const gift = { face: 30_000, reason: 'ýalňyşlyk üçin', isPaid: false, months: 12 };
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
