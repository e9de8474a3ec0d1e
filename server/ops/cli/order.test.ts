import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import {
  addUnpaidOrder,
  atBank,
  bankIdOf,
  comeBack,
  pressPay,
  startPayingShop,
} from '../../../tests/support/people/paying.ts';
import { describeOrder } from './order.ts';

test('an order that was not paid shows its attempts with the words of the bank, its SMS and what waits', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl, 'decline');
  await comeBack(shop, order);
  const text = `Nurana Annaýewa, ${order.phone}`;
  await inTransaction(shop.ctx.db, (trx) =>
    queueText(trx, shop.ctx, { phone: order.phone, text, kind: 'order-change', orderId: order.id }),
  );
  const { number } = await shop.ctx.db
    .selectFrom('shop_order')
    .select('number')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const shown = (await describeOrder(shop.ctx.db, number)) ?? '';
  expect(shown).toContain(`S-${number} (${order.id})`);
  expect(shown).toMatch(/status +awaiting-payment, payment failed/);
  expect(shown).toMatch(/HALK.+123\.45 +(failed|declined)/);
  expect(shown).toMatch(/orderStatus=6/);
  expect(shown).toMatch(/SMS\n.+\n.+order-change/);
  expect(shown).toMatch(/send-sms +0 of 12/);
  expect(shown).not.toContain(order.phone);
  expect(shown).not.toContain('Nurana');
  expect(shown).not.toContain(bankIdOf(formUrl));
  expect(await describeOrder(shop.ctx.db, 1)).toBeUndefined();
});
