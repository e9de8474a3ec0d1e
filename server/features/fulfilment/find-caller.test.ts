import { expect, test } from 'vitest';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';

test('a number with orders gives name, language, addresses and the last three orders; a new one gives nothing', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { rose, place } = await openCounter(shop);
  const phone = freshPhone();
  const ask = async (typed: string) =>
    (await office('GET /api/office/callers/', { query: { phone: typed } })).data;
  expect(await ask(phone)).toBeNull();
  expect(await ask('12')).toBeNull();
  const numbers: string[] = [];
  for (const quantity of [1, 2, 3, 4]) {
    const { data } = await office('POST /api/office/orders/', {
      body: {
        customer: { phone, name: 'Aýna', lang: 'ru' },
        items: [{ product: rose.id, option: rose.option, quantity }],
        address: { fullname: 'Aýna', mobile: phone, region: 'AG', place, line1: 'Görogly 1' },
        payment: 'CASH',
        delivery: 'STANDARD',
      },
      headers: { 'idempotency-key': `call-${quantity}` },
    });
    numbers.unshift(data.number);
    shop.advance(60);
  }
  // In any spelling: with a space, without the country code.
  const caller = await ask(`${phone.slice(4, 6)} ${phone.slice(6)}`);
  expect(caller).toMatchObject({ name: 'Aýna', lang: 'ru', isBlocked: false });
  expect(caller?.addresses).toMatchObject([{ line1: 'Görogly 1', place }]);
  expect(caller?.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 3));
  expect(caller?.orders[0]).toMatchObject({ status: 'placed', total: 22_000 });
});
