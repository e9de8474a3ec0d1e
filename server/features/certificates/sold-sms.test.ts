import { expect, test } from 'vitest';
import { letTimePass } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openSale, sms } from '../../../tests/support/shop/certificate-sale.ts';
import { forgetBearer } from './send-code.ts';
import { inTransaction } from '#server/platform/db/db.ts';

test('an SMS is sent at nine in the morning of its day', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([{ ...sms, day: '2026-11-22' }]);
  await sale.pay(order);
  // It is not on the list of orders to pack or deliver.
  const { office } = await hire(shop, 'manager');
  expect((await office('GET /api/office/board/')).data.orders).toEqual([]);
  const params = { id: order.id };
  expect((await office('GET /api/office/orders/:id/', { params })).data.actions).toEqual([
    'cancel',
    'refund',
  ]);
  const prepare = office('POST /api/office/orders/:id/move/', { params, body: { action: 'prepare' } });
  expect(await refusalOf(prepare)).toBe('order.action-refused');
  const items = [{ product: sale.rose.id, option: sale.rose.option, quantity: 1 }];
  const add = office('POST /api/office/orders/:id/additions/', {
    params,
    body: { items, expectedTotal: 5_000 },
  });
  expect(await refusalOf(add)).toBe('order.action-refused');
  const hours = async (count: number) => {
    shop.advance(count * 3_600);
    await letTimePass(shop, 60, 30);
    return shop.sms('+99365123456').length;
  };
  expect(await hours(24)).toBe(0);
  expect((await sale.look(order.id)).status).toBe('placed');
  expect(await hours(24)).toBe(1);
  expect(await hours(24)).toBe(1);
});

test('the SMS and the page of a certificate say who gives it, and an address is no name', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  await expect(sale.buy([{ ...sms, giver: 'hem.tm' }])).rejects.toMatchObject({
    facts: { field: 'items.certificate.giver' },
  });
  const order = await sale.buy([{ ...sms, giver: ' Meret ' }]);
  await sale.pay(order);
  await letTimePass(shop, 60, 30);
  const text = shop.sms('+99365123456').at(-1)?.text ?? '';
  expect(text).toContain('Meret size 300 TMT sertifikat iberdi');
  const [code = ''] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(text) ?? [];
  const page = await fetch(`${shop.origin}/c`, { method: 'POST', body: new URLSearchParams({ code }) });
  expect(await page.text()).toContain('Kimden: Meret');
  await inTransaction(shop.ctx.db, (trx) => forgetBearer(trx, '+99365123456'));
  expect((await sale.look(order.id)).items[0]?.certificates?.[0]?.giver).toBe('');
});

test('a new code of staff does not send the SMS before its day, nor twice', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const manager = await hire(shop, 'manager');
  await confirm(shop, manager);
  const order = await sale.buy([{ ...sms, day: '2026-11-22' }]);
  await sale.pay(order);
  const unit = async () => (await sale.look(order.id)).items[0]?.certificates?.[0];
  const there = { params: { id: (await unit())?.id ?? 0 } };
  const sent = async () => {
    await letTimePass(shop, 60, 30);
    return shop.sms('+99365123456').length;
  };
  await manager.office('POST /api/office/certificates/:id/renew/', { ...there, body: { reason: 'ýitdi' } });
  expect(await sent()).toBe(0);
  expect((await unit())?.state).toBe('scheduled');
  await manager.office('POST /api/office/certificates/:id/send/', there);
  expect(await sent()).toBe(1);
  expect((await unit())?.state).toBe('active');
  shop.advance(2 * 86_400);
  expect(await sent(), 'it was sent before its day, by staff').toBe(1);
  expect((await sale.look(order.id)).status).toBe('delivered');
});

test('the SMS to an erased bearer is not called sent: its buyer names another phone', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([{ ...sms, day: '2026-11-21' }]);
  await sale.pay(order);
  await inTransaction(shop.ctx.db, (trx) => forgetBearer(trx, '+99365123456'));
  shop.advance(86_400);
  await letTimePass(shop, 60, 30);
  const unit = async () => (await sale.look(order.id)).items[0]?.certificates?.[0];
  const waiting = await unit();
  expect(waiting).toMatchObject({ state: 'scheduled', sentAt: null });
  const params = { id: waiting?.id ?? 0 };
  await sale.api('POST /api/certificate/:id/send/', { params, body: { mobile: '62 000001' } });
  await letTimePass(shop, 60, 30);
  expect(shop.sms('+99362000001')).toHaveLength(1);
  expect((await unit())?.state).toBe('active');
});
