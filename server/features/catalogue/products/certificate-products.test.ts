import { expect, test } from 'vitest';
import { addCategory, addPicture } from '../../../../tests/support/shop/factories.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

test('staff sell certificates as a product: face values within limits, never reduced, and hidden while switched off', async () => {
  await using shop = await startShop();
  shop.ctx.config.features = ['certificates'];
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { office } = owner;
  const title = { tm: 'Sertifikat', ru: 'Сертификат' };
  const option = { title: { tm: '', ru: '' }, sku: 'CARD-300', price: 30_000, onHand: 9 };
  const input = {
    ...{ title, description: title, kind: 'certificate' as const, status: 'published' as const },
    ...{ category: await addCategory(shop), pictures: [await addPicture(shop)], options: [option] },
  };
  const save = (more: object) =>
    refusalOf(office('POST /api/office/products/', { body: { ...input, ...more } }));
  expect(await save({ options: [{ ...option, price: 1_999 }] })).toBe('request.invalid');
  expect(await save({ options: [{ ...option, price: 500_001 }] })).toBe('request.invalid');
  expect(await save({ options: [{ ...option, oldPrice: 40_000 }] })).toBe('request.invalid');
  const { data } = await office('POST /api/office/products/', { body: input });
  expect(data.kind).toBe('certificate');
  const params = { id: data.id };
  const detail = () => shop.api('GET /api/product/detail/:id/', { params });
  const listed = async () =>
    (await shop.api('GET /api/product/list/:search?', { params: {}, query: {} })).data.map(
      ({ kind }) => kind,
    );
  expect((await detail()).data.kind).toBe('certificate');
  expect(await listed()).toEqual(['certificate']);
  const change = { kind: 'price', by: 'percent', value: -50 } as const;
  await office('POST /api/office/products/bulk/', { body: { ids: [data.id], change } });
  expect((await detail()).data.price).toBe(30_000);
  const goods = office('PUT /api/office/products/:id/', { params, body: { ...input, kind: 'goods' } });
  expect(await refusalOf(goods)).toBe('request.invalid');
  const flip = (isOn: boolean) =>
    office('PUT /api/office/features/:name/', {
      params: { name: 'certificates' },
      body: { isOn, confirmedBy: 'Aman' },
    });
  await flip(false);
  expect(await refusalOf(detail())).toBe('product.not-found');
  expect(await listed()).toEqual([]);
  await flip(true);
  expect(await listed()).toEqual(['certificate']);
});
