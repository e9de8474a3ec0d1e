/**
 * Queries that a search easily answers with the opposite: negations, words that look like a person, a person's
 * relation. opposite-queries.tsv has the class, the query and what must be shown first (query-list.ts).
 */
import { expect, test } from 'vitest';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import { startShop } from '../support/shop/start-shop.ts';
import { findWrong, isOf, readQueries } from './query-list.ts';

/** Nothing in these may be on the wrong side: of the others nine in ten are right. */
const isNeverWrong = (kind: string) => kind === 'bound' || kind.startsWith('except');

test('what was excluded is never shown first, and of the queries around it nine in ten are answered rightly', async () => {
  await using shop = await startShop({ seed: true });
  const all = await readQueries('opposite-queries.tsv');
  const wrong: { kind: string; said: string }[] = [];
  for (const asked of all) {
    const shown = await findWrong(shop, asked);
    if (shown !== null) wrong.push({ kind: asked.kind, said: `${asked.kind}: ${asked.query} → ${shown}` });
  }
  const said = wrong.map((one) => one.said).join('\n');
  expect(all.length).toBeGreaterThanOrEqual(140);
  expect(
    wrong.filter(({ kind }) => isNeverWrong(kind)),
    said,
  ).toEqual([]);
  expect(wrong.length / all.length, said).toBeLessThanOrEqual(0.1);
}, 120_000);

/** Words that name a kind of goods, with what its products are. */
const named: Readonly<Record<string, string>> = {
  торт: 'in:cakes',
  часы: 'in:watches',
  цветы: 'in:flowers',
  розы: 'in:roses',
  игрушки: 'in:toys',
  шоколад: 'in:chocolate',
  тюльпаны: 'title:Розовые тюльпаны,Тюльпаны в керамической вазе',
  чай: 'in:tea',
  книги: 'in:reading',
  свечи: 'in:light',
  gül: 'in:flowers',
  tort: 'in:cakes',
  sagat: 'in:watches',
  bägül: 'in:roses',
  oýunjak: 'in:toys',
  süýjülik: 'in:sweets',
  kitap: 'in:reading',
  bal: 'in:honey',
  şar: 'in:balloons',
  sumka: 'in:accessories',
};

test('a word that names goods keeps to them in every order, and the filters count what is shown', async () => {
  await using shop = await startShop({ seed: true });
  const list = (query: ListQuery) => shop.api('GET /api/product/list/:search?', { params: {}, query });
  for (const [q, fitting] of Object.entries(named)) {
    const byMatch = await list({ q, sort: 'relevance' });
    for (const sort of ['price', '-price', 'popular', 'new'] as const) {
      const { data, page, facets } = await list({ q, sort, page_size: 60 });
      const others = data.slice(0, 12).filter((card) => !isOf(fitting, card));
      expect(others.length, `${q}: ${others.map(({ title }) => title.ru).join(', ')}`).toBeLessThanOrEqual(1);
      expect([data.length, page.total], q).toEqual(
        Array.from({ length: 2 }, () => byMatch.named ?? byMatch.page.total),
      );
      expect(facets.inStock, q).toBe(data.filter(({ count }) => count > 0).length);
      expect(facets.price, q).toEqual({
        min: Math.min(...data.map(({ price }) => price)),
        max: Math.max(...data.map(({ price }) => price)),
      });
    }
  }
}, 60_000);

test('what only mentions the words stands behind, and a negation counts in the filters too', async () => {
  await using shop = await startShop({ seed: true });
  const list = (query: ListQuery) => shop.api('GET /api/product/list/:search?', { params: {}, query });
  const cakes = await list({ q: 'торт', sort: 'relevance', page_size: 60 });
  expect(cakes.data.map((card) => isOf('in:cakes', card)).lastIndexOf(true)).toBe((cakes.named ?? 0) - 1);
  expect(cakes.page.total).toBeGreaterThan(cakes.named ?? 0);
  const without = await list({ q: 'маме без цветов', page_size: 60 });
  const flowers = (await list({ q: 'цветы' })).facets.category[0]?.id ?? 0;
  expect(without.facets.category.find(({ id }) => id === flowers)).toBeUndefined();
  expect(
    without.understood.map(({ kind, title, words, without: left }) => [kind, title, words, left]),
  ).toEqual([
    ['recipient', { tm: 'Ejeme', ru: 'Маме' }, 'маме', 'без цветов'],
    ['except', { tm: 'güller', ru: 'цветы' }, 'без цветов', 'маме'],
  ]);
  const gone = await list({ q: 'маме без цветов', without: 'except' });
  expect(gone.understood.map(({ kind }) => kind)).toEqual(['recipient']);
  expect(gone.page.total).toBeGreaterThan(without.page.total);
}, 60_000);
