import { expect, test } from 'vitest';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { findProducts } from '../../../tests/support/shop/seeded-products.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('an editor chooses the add-ons of the cart, and customers get them at once, in that order', async () => {
  await using shop = await startShop({ seed: true });
  const { office } = await hire(shop, 'editor');
  const offered = async () => (await shop.api('GET /api/product/home-info/')).data.mainInfo.addOns;
  const { products: seeded } = (await office('GET /api/office/add-ons/')).data;
  expect(seeded.length).toBeGreaterThan(3);
  expect(await offered()).toEqual(seeded);

  const products = (await findProducts(shop, 3)).map(({ id }) => id).toReversed();
  expect((await office('PUT /api/office/add-ons/', { body: { products } })).data.products).toEqual(products);
  expect(await offered()).toEqual(products);
  const audit = await office('GET /api/office/audit/', { query: { subject: 'add-ons' } }).catch(() => null);
  expect(audit, 'an editor reads no history').toBeNull();
});

test('a shop without add-ons, or with all removed, answers without them', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { mainInfo } = (await shop.api('GET /api/product/home-info/')).data;
  expect(mainInfo).not.toHaveProperty('addOns');
  await office('PUT /api/office/add-ons/', { body: { products: [7] } });
  await office('PUT /api/office/add-ons/', { body: { products: [] } });
  expect((await office('GET /api/office/add-ons/')).data).toEqual({ products: [] });
  expect((await shop.api('GET /api/product/home-info/')).data.mainInfo).not.toHaveProperty('addOns');
});

test('a product is listed once, and no more than a row of them', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const save = (products: number[]) => refusalOf(office('PUT /api/office/add-ons/', { body: { products } }));
  expect(await save([3, 3])).toBe('request.invalid');
  expect(await save(Array.from({ length: 13 }, (_, at) => at + 1))).toBe('request.invalid');
  expect(await save([3])).toBe('accepted');
});
