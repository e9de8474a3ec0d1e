/** Measures how well the search understands queries for gifts, in the demonstration shop. */
import { expect, test } from 'vitest';
import { fold } from '#domain/search.ts';
import { categories } from '#server/seed/data/categories.ts';
import { products } from '#server/seed/data/products.ts';
import { startShop, type TestShop } from '../support/shop/start-shop.ts';
import { type QueryExpectation, giftQueries } from './gift-queries.ts';
import { moreGiftQueries } from './more-gift-queries.ts';

const productOf = new Map(products.map((product) => [product.title.tm, product]));

/** What is wrong with the first result of a query; empty when it fits. */
async function judge(shop: TestShop, query: string, fitting: QueryExpectation): Promise<string> {
  const answer = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q: query } });
  const [first] = answer.data;
  if (fitting.none) return first || answer.corrected !== null ? `shows ${first?.title.ru}` : '';
  if (!first) return 'nothing';
  const product = productOf.get(first.title.tm);
  if (!product) return `unknown ${first.title.ru}`;
  const isAnyOf = (asked: string | undefined, keys: readonly string[]) =>
    asked === undefined || asked.split(' ').some((key) => keys.includes(key));
  const parents = product.categories.map((key) => categories.find((one) => one.key === key)?.parent ?? '');
  const title = fold(first.title.ru);
  const fits =
    isAnyOf(fitting.for, product.recipients) &&
    isAnyOf(fitting.on, product.occasions) &&
    isAnyOf(fitting.in, [...product.categories, ...parents]) &&
    (fitting.title === undefined || ` ${title}`.includes(` ${fold(fitting.title)}`)) &&
    first.price <= (fitting.most ?? Number.POSITIVE_INFINITY) * 100 &&
    first.price >= (fitting.least ?? 0) * 100;
  return fits ? '' : `${first.title.ru}, ${first.price / 100}`;
}

test('of what people type who look for a present 98 in a hundred find a fitting first product, and few find nothing', async () => {
  await using shop = await startShop({ seed: true });
  const wrong: string[] = [];
  let asked = 0;
  for (const [kind, queries] of Object.entries({ ...giftQueries, ...moreGiftQueries }))
    for (const [query, fitting] of Object.entries(queries)) {
      asked++;
      const why = await judge(shop, query, fitting);
      if (why !== '') wrong.push(`${kind}: ${query} → ${why}`);
    }
  expect(asked).toBeGreaterThanOrEqual(300);
  const said = wrong.join('\n');
  expect(wrong.length / asked, said).toBeLessThanOrEqual(0.02);
  expect(wrong.filter((one) => one.endsWith('nothing')).length / asked, said).toBeLessThanOrEqual(0.01);
});
