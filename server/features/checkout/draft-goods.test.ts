import { expect, test } from 'vitest';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const secret = { tm: 'Täze ýyl sowgady', ru: 'Новогодний подарок' };
const nameless = { tm: 'Haryt', ru: 'Товар' };

async function open(shop: TestShop) {
  const counter = await openCounter(shop);
  const options = [{ price: 76_543, count: 3 }];
  const draft = await addProduct(shop, { status: 'draft', title: secret, options });
  const publish = (status: string) =>
    shop.ctx.db.updateTable('product').set({ status }).where('id', '=', draft.id).execute();
  const line = { product: draft.id, option: draft.option, quantity: 1 };
  return { ...counter, draft, line, publish };
}

test('whoever asks what an unpublished product costs is answered as for an unknown one', async () => {
  await using shop = await startShop();
  const { rose, line, buyer } = await open(shop);
  const items = [
    { product: rose.id, option: rose.option, quantity: 1 },
    line,
    { ...line, option: 999_999 },
    { ...line, product: rose.id },
  ];
  const { api } = await signIn(shop, buyer.phone);
  for (const call of [shop.api, api]) {
    const { data } = await call('POST /api/order/quote/', { body: { items } });
    expect(data.lines.map(({ option }) => option)).toEqual([rose.option]);
    expect(data.totals.goods).toBe(5_000);
    expect(
      data.unavailable.find(({ option, product }) => option === line.option && product === line.product),
    ).toEqual({
      ...{ product: line.product, option: line.option, title: nameless, requested: 1, available: 0 },
    });
    expect(JSON.stringify(data)).not.toMatch(/76543|Новогодний/);
  }
  const placing = placeOrder(shop.ctx, buyer, orderInputFor(buyer, [line]), freshKey());
  const short = { product: line.product, option: line.option, title: nameless, requested: 1, available: 0 };
  await expect(placing).rejects.toMatchObject({ code: 'order.unavailable', facts: { data: [short] } });
});

test('nobody gets to know it by laying it into a cart', async () => {
  await using shop = await startShop();
  const { line, buyer } = await open(shop);
  const { api } = await signIn(shop, buyer.phone);
  const put = async () => (await api('PUT /api/cart/', { body: { lines: [line] } })).data;
  expect(await put()).toEqual([]);
  expect((await api('POST /api/order/quote/', { body: { items: [line] } })).data.unavailable).toMatchObject([
    { title: nameless },
  ]);
});

test('a customer whose cart has a product that is no longer published reads its name, and no price', async () => {
  await using shop = await startShop();
  const { line, buyer, publish } = await open(shop);
  const { api } = await signIn(shop, buyer.phone);
  const put = async () => (await api('PUT /api/cart/', { body: { lines: [line] } })).data;
  await publish('published');
  expect(await put()).toEqual([line]);
  await publish('draft');
  expect(await put(), 'it stays').toEqual([line]);
  const { data } = await api('POST /api/order/quote/', { body: { items: [line] } });
  expect(data).toMatchObject({ lines: [], unavailable: [{ title: secret, available: 0 }] });
  const placing = placeOrder(shop.ctx, buyer, orderInputFor(buyer, [line]), freshKey());
  await expect(placing).rejects.toMatchObject({ facts: { data: [{ title: secret }] } });
  const { data: guest } = await shop.api('POST /api/order/quote/', { body: { items: [line] } });
  expect(guest.unavailable).toMatchObject([{ title: nameless }]);
});
