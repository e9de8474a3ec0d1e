import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import {
  addBrand,
  addCategory,
  addCustomer,
  addIdea,
  addOccasion,
  addPicture,
  addProduct,
} from '../../../../tests/support/shop/factories.ts';
import { addDelivery } from '../../../../tests/support/people/places.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { createReview } from '#server/features/catalogue/reviews/create-review.ts';

const detail = async (shop: TestShop, id: number) =>
  (await shop.api('GET /api/product/detail/:id/', { params: { id } })).data;

test('a product page has breadcrumbs, pictures, options, ideas and related products', async () => {
  await using shop = await startShop();
  await addDelivery(shop);
  const top = await addCategory(shop, { title: 'Güller' });
  const category = await addCategory(shop, { title: 'Bägüller', parent: top });
  const pictures = [await addPicture(shop), await addPicture(shop)];
  const { id, options } = await addProduct(shop, {
    title: 'Gyzyl bägül',
    category,
    brand: await addBrand(shop, 'Bägül bagy'),
    pictures,
    options: [
      { title: '15 sany', price: 300, count: 2 },
      { title: '7 sany', price: 200, count: 0 },
    ],
    attributes: [{ label: { tm: 'Reňki', ru: 'Цвет' }, value: { tm: 'gyzyl', ru: 'красный' } }],
  });
  const neighbour = await addProduct(shop, { category });
  await addProduct(shop);
  await addIdea(shop, { title: 'Ejeme', products: [id] });
  const product = await detail(shop, id);
  expect(product).toMatchObject({
    brand: { title: 'Bägül bagy' },
    price: 200,
    count: 2,
    soonest: '2026-11-20',
    category: { id: category },
    categories: [{ id: top }, { id: category }],
    attributes: [{ value: { ru: 'красный' } }],
    ideas: [{ title: { tm: 'Ejeme' }, productsCount: 1 }],
    reviews: [],
  });
  expect(product.pictures.map((picture) => picture.id)).toEqual(pictures);
  expect(product.options.map((option) => [option.id, option.count])).toEqual([
    [options[0], 2],
    [options[1], 0],
  ]);
  expect(product.related.map((card) => card.id)).toEqual([neighbour.id]);
});

test('a product lists all its categories, its own path first', async () => {
  await using shop = await startShop();
  const [flowers, gifts] = [await addCategory(shop), await addCategory(shop)];
  const roses = await addCategory(shop, { parent: flowers });
  const forHer = await addCategory(shop, { parent: gifts });
  const hidden = await addCategory(shop, { visible: false });
  const { id } = await addProduct(shop, { category: forHer, categories: [roses, hidden] });
  const { category, categories } = await detail(shop, id);
  expect([category?.id, categories.map((one) => one.id)]).toEqual([forHer, [gifts, forHer, flowers, roses]]);
  for (const one of categories) {
    const { data } = await shop.api('GET /api/product/list/:search?', {
      params: {},
      query: { category: String(one.id) },
    });
    expect(data.map((card) => card.id)).toEqual([id]);
  }
});

test('a product that does not exist or is not on sale is not found, in the words of the specification', async () => {
  await using shop = await startShop();
  const draft = await addProduct(shop, { status: 'draft' });
  const emptied = await addProduct(shop, { options: [{ archived: true }] });
  for (const id of [999_999, draft.id, emptied.id])
    expect(await refusalOf(detail(shop, id))).toBe('product.not-found');
  const reply = await shop.api.raw('/api/product/detail/999999/', { headers: { 'accept-language': 'ru' } });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ response: 'error', code: 'product.not-found' });
});

test('a customer who received a product reviews it once, and its rating follows', async () => {
  await using shop = await startShop();
  const { id } = await addProduct(shop);
  const readCustomerName = async () => ({ name: 'Aýgül', surname: 'Orazowa' });
  const review = (customerId: number, rating: number, hasReceived = true, text = ' Örän owadan\0 ') =>
    createReview(
      shop.ctx,
      { product: id, customerId, rating, text },
      { hasReceived: async () => hasReceived, readCustomerName },
    );
  const [one, other] = [await addCustomer(shop), await addCustomer(shop)];
  await expect(review(one, 5, false)).rejects.toMatchObject({ code: 'review.not-bought' });
  await expect(review(one, 5, true, ' \n ')).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await review(one, 5)).toMatchObject({ author: 'Aýgül O.', rating: 5, text: 'Örän owadan' });
  await expect(review(one, 1)).rejects.toMatchObject({ code: 'review.exists' });
  shop.advance(60);
  await review(other, 4);
  expect(await detail(shop, id)).toMatchObject({
    rating: 4.5,
    reviewsCount: 2,
    reviews: [{ rating: 4 }, { rating: 5 }],
  });
  const list = await shop.api('GET /api/product/reviews/:id/', {
    params: { id },
    query: { page_size: 1, page: 2 },
  });
  expect(list).toMatchObject({ data: [{ rating: 5 }], page: { number: 2, size: 1, total: 2, pages: 2 } });
  expect(
    await refusalOf(shop.api('GET /api/product/reviews/:id/', { params: { id: 999_999 }, query: {} })),
  ).toBe('product.not-found');
});

test('categories count their products and those below, each once; occasions have their next day; ideas keep their order', async () => {
  await using shop = await startShop();
  const top = await addCategory(shop);
  const [left, right] = [await addCategory(shop, { parent: top }), await addCategory(shop, { parent: top })];
  await addCategory(shop, { visible: false });
  await addOccasion(shop, { month: 3, day: 8 });
  const a = await addProduct(shop, { category: left, categories: [right] });
  const b = await addProduct(shop, { category: right });
  const idea = await addIdea(shop, { products: [b.id, a.id] });
  const hidden = await addIdea(shop, { visible: false });
  const { data: tree } = await shop.api('GET /api/product/categories/');
  expect(tree).toMatchObject([
    {
      id: top,
      productsCount: 2,
      children: [
        { id: left, productsCount: 1 },
        { id: right, productsCount: 2 },
      ],
    },
  ]);
  const { data } = await shop.api('GET /api/product/home-info/');
  expect(data.mainInfo.occasions).toMatchObject([{ nextDay: '2027-03-08', productsCount: 0 }]);
  expect((await shop.api('GET /api/product/ideas/')).data.map(({ id }) => id)).toEqual([idea]);
  const shown = (await shop.api('GET /api/product/idea/:id/', { params: { id: idea } })).data;
  expect(shown.products.map(({ id }) => id)).toEqual([b.id, a.id]);
  expect(await refusalOf(shop.api('GET /api/product/idea/:id/', { params: { id: hidden } }))).toBe(
    'idea.not-found',
  );
});
