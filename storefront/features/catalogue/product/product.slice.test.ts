import { expect, test } from 'vitest';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import { card, openTestShop, option, refusal } from '#storefront/app/test-shop.ts';
import { loadProduct, loadProducts } from './product.slice.ts';

const list = 'GET /api/product/list/:search?';
const detail = 'GET /api/product/detail/:id/';

test('a product brings its options', async () => {
  const shop = openTestShop({ answers: { [detail]: { data: { ...card(3), options: [option(7)] } } } });
  await shop.store.dispatch(loadProduct(3));
  expect(shop.state().product.singleProduct?.id).toBe(3);
  expect(shop.state().product.options).toEqual([option(7)]);
});

test('a product that does not exist is rejected as not found, with the message of the server', async () => {
  const answers = { [detail]: refusal(404, { code: 'product.not-found', message: 'Haryt tapylmady' }) };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(loadProduct(3));
  expect(shop.state().product.productFailure).toMatchObject({
    message: 'Product not found',
    sentence: 'Haryt tapylmady',
    code: 'product.not-found',
  });
});

test.each(['tm', 'ru'] as const)(
  'a product that does not exist is reported in one toast (%s)',
  async (language) => {
    const shop = openTestShop({ answers: { [detail]: refusal(404, { code: 'product.not-found' }) } });
    await shop.store.dispatch(loadLanguage(language));
    await shop.store.dispatch(loadProduct(3));
    const text = { tm: 'Haryt tapylmady', ru: 'Товар не найден' }[language];
    expect(shop.toasts).toEqual([{ text, tone: 'error' }]);
    expect(shop.state().product.productAsked).toBe(3);
  },
);

test('a product that could not be loaded may well exist', async () => {
  const shop = openTestShop({ answers: { [detail]: refusal(503, { code: 'server.busy' }) } });
  await shop.store.dispatch(loadProduct(3));
  expect(shop.state().product.productFailure?.message).toBe('something went wrong');
  expect(shop.toasts).toEqual([]);
});

test('the next page is added once, and an answer that comes too late is dropped', async () => {
  const waiting: ((ids: number[]) => void)[] = [];
  const page = { number: 1, size: 12, total: 3, pages: 2 };
  const shop = openTestShop({
    answers: {
      [list]: () =>
        new Promise((resolve) => {
          waiting.push((ids) =>
            resolve({ data: ids.map((id) => card(id)), page, facets: null, corrected: null }),
          );
        }),
    },
  });
  const ids = () => shop.state().product.filterProducts.map(({ id }) => id);
  const old = shop.store.dispatch(loadProducts({ query: { q: 'a' } }));
  const newer = shop.store.dispatch(loadProducts({ query: { q: 'ab' } }));
  waiting[1]?.([1, 2]);
  await newer;
  waiting[0]?.([9]);
  await old;
  expect(ids()).toEqual([1, 2]);
  const more = shop.store.dispatch(loadProducts({ query: { q: 'ab', page: 2 }, append: true }));
  waiting[2]?.([2, 3]);
  await more;
  expect(ids()).toEqual([1, 2, 3]);
});
