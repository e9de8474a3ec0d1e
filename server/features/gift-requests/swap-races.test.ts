import { expect, test } from 'vitest';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { runRequests } from '../../../tests/support/people/asking.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';
import { swapGift } from './swap-gift.ts';

const code = 'SWAPS-0000000000';
/** `SWAPS=1000` runs more. */
const gifts = Number(process.env['SWAPS'] ?? 60);
const goods = 10;
const unitsOfEach = 2;
/** As many as a node has connections. */
const atOnce = 10;

test(`${gifts} recipients want the last of ${goods} goods: nothing is oversold, no money is lost`, {
  timeout: 60_000 + gifts * 300,
}, async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const { place } = await addDelivery(shop);
  await addCertificate(shop, code, gifts * 12_000);
  const cake = await addProduct(shop, { options: [{ price: 9_000, count: gifts }] });
  const others: number[] = [];
  for (let count = 0; count < goods; count += 1)
    others.push((await addProduct(shop, { options: [{ price: 6_000, count: unitsOfEach }] })).option);
  const orders: string[] = [];
  for (let count = 0; count < gifts; count += 1) {
    const buyer = await addBuyer(shop, place);
    const alternatives = [0, 3, 7].map((step) => others[(count + step) % goods] ?? 0);
    const input = orderInputFor(buyer, [{ product: cake.id, option: cake.option, quantity: 1 }], {
      ...{ payment: 'ONLINE', certificate: code, recipientAsks: true, ask: { alternatives } },
      ...{ address: null, gift: { recipientName: 'Jeren', recipientMobile: freshPhone() } },
    });
    orders.push((await placeOrder(ctx, buyer, input, freshKey())).data.id);
  }
  await runRequests(shop, Math.ceil(gifts / 100));
  const said: string[] = [];
  const queue = orders.entries();
  async function swapOneByOne(): Promise<void> {
    for (const [at, orderId] of queue)
      said.push(await refusalCode(swapGift(ctx, { orderId, alternative: 1 + (at % 3) })));
  }
  await Promise.all(Array.from({ length: atOnce }, swapOneByOne));
  const swapped = said.filter((one) => one === 'accepted').length;
  expect(swapped).toBe(goods * unitsOfEach);
  expect(new Set(said)).toEqual(new Set(['accepted', 'gift.sold-out']));
  const left = await ctx.db.selectFrom('stock').select('on_hand').where('option_id', 'in', others).execute();
  expect(left.every(({ on_hand }) => on_hand === 0)).toBe(true);
  const { balance_tenge: balance } = await ctx.db
    .selectFrom('certificate_money')
    .select('balance_tenge')
    .executeTakeFirstOrThrow();
  // Only the difference was refunded.
  expect(gifts * 12_000 - balance).toBe(gifts * 11_000 - swapped * 3_000);
  expect(await findBreaches(ctx.db)).toEqual([]);
});
