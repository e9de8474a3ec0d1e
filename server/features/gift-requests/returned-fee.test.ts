import { expect, test } from 'vitest';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { print } from '../../../tests/support/shop/certificate-sale.ts';
import { addCertificate, addPromo } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';

test('what a certificate paid for the most expensive zone goes back to the certificate', async () => {
  await using asked = await openAsked();
  const { shop, place, give, answer } = asked;
  await addCertificate(shop, 'ZONE-00000000000', 12_000);
  const order = await give({ ask: { scope: 'anywhere' }, certificate: 'ZONE-00000000000' });
  expect(order.totals).toMatchObject({ delivery: 4_000, discount: 12_000, total: 1_000 });
  await answer(order, { fullname: 'Jeren', line1: 'Bitarap 5', place });
  await shop.settle();
  const refunds = shop.ctx.db.selectFrom('refund').select(['way', 'amount_tenge', 'reason']).orderBy('way');
  expect(await refunds.execute()).toEqual([
    { way: 'card', amount_tenge: 1_000, reason: 'zone' },
    { way: 'certificate', amount_tenge: 1_500, reason: 'zone' },
  ]);
  const left = await shop.ctx.db.selectFrom('certificate_money').select('balance_tenge').executeTakeFirst();
  expect(left?.balance_tenge).toBe(1_500);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the face value of certificates counts neither for the fee nor for what of it is refunded', async () => {
  await using asked = await openAsked();
  const { shop, place, give, answer, cake } = asked;
  shop.ctx.config.features = [...shop.ctx.config.features, 'certificates'];
  await shop.ctx.db.updateTable('zone').set({ free_from_tenge: 20_000 }).execute();
  const card = await addProduct(shop, { kind: 'certificate', options: [{ price: 30_000, count: 10 }] });
  const item = { product: cake.id, option: cake.option, quantity: 1 };
  const sold = { product: card.id, option: card.option, quantity: 1 };
  const ask = { scope: 'anywhere' } as const;
  const { data: quote } = await shop.api('POST /api/order/quote/', { body: { items: [item, sold], ask } });
  expect(quote.totals).toMatchObject({ goods: 39_000, delivery: 4_000 });
  const order = await give({ ask, items: [item, { ...sold, certificate: [print] }] });
  expect(order.totals).toMatchObject({ goods: 39_000, delivery: 4_000 });
  await answer(order, { fullname: 'Jeren', line1: 'Bitarap 5', place });
  await shop.settle();
  const refund = await shop.ctx.db.selectFrom('refund').select(['amount_tenge', 'reason']).executeTakeFirst();
  expect(refund).toEqual({ amount_tenge: 2_500, reason: 'zone' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a promo code that leaves too little for free delivery is seen when the most expensive zone is chosen', async () => {
  await using asked = await openAsked();
  const { shop, give, cake } = asked;
  const giver = await asked.giver();
  shop.ctx.config.features = [...shop.ctx.config.features, 'promo-codes'];
  await shop.ctx.db.updateTable('zone').set({ free_from_tenge: 9_000 }).where('id', '=', 'Z2').execute();
  await addPromo(shop, 'BAHAR');
  const ask = { scope: 'anywhere' } as const;
  const items = [{ product: cake.id, option: cake.option, quantity: 1 }];
  const { data: quote } = await giver.api('POST /api/order/quote/', { body: { items, ask, promo: 'BAHAR' } });
  expect(quote.totals).toMatchObject({ goods: 9_000, delivery: 4_000, promo: 900 });
  const order = await give({ ask, promo: 'BAHAR' }, freshPhone(), giver);
  expect(order.totals).toMatchObject({ goods: 9_000, delivery: 4_000, promo: 900 });
});
