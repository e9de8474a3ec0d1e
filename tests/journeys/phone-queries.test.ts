/**
 * Queries as customers type them on phones, in the demonstration shop: phone-queries.tsv has the set (2 was written
 * after the search had been improved with 1), the class, the query and what the first product must be. Of `in:` a
 * category, `for:` a recipient, `on:` an occasion, `title:`, `brand:` any of several fits, `price:` is a range in
 * manat; `;` means and, ` | ` or.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { categories } from '#server/seed/data/categories.ts';
import { brands } from '#server/seed/data/brands.ts';
import { products } from '#server/seed/data/products.ts';
import { startShop } from '../support/shop/start-shop.ts';

type Product = (typeof products)[number];
type PhoneQuery = { set: string; kind: string; query: string; fitting: string };

const productOf = new Map(products.map((product) => [product.title.tm, product]));
const brandOf = new Map(brands.map(({ key, title }) => [key, title] as const));
const parentOf = new Map(categories.map(({ key, parent }) => [key, parent] as const));

const values: Readonly<Record<string, (product: Product) => readonly (string | undefined)[]>> = {
  in: (product) => product.categories.flatMap((key) => [key, parentOf.get(key)]),
  for: (product) => product.recipients,
  on: (product) => product.occasions,
  title: (product) => [product.title.ru.replaceAll(',', '')],
  brand: (product) => [brandOf.get(product.brand)],
};

function fits(fitting: string, product: Product, manat: number): boolean {
  const isMet = (condition: string) => {
    const [, kind = '', listed = ''] = /^(\w+):(.*)$/.exec(condition) ?? [];
    const wanted = listed.split(',');
    const [least = 0, most = 0] = listed.split('-').map(Number);
    return kind === 'price'
      ? manat >= least && manat <= most
      : (values[kind]?.(product).some((one) => one !== undefined && wanted.includes(one)) ?? false);
  };
  return fitting.split(' | ').some((all) => all.split('; ').every(isMet));
}

async function readQueries(): Promise<PhoneQuery[]> {
  const text = await readFile(new URL('phone-queries.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [set = '', kind = '', query = '', fitting = ''] = line.split('\t');
      return { set, kind, query, fitting };
    });
}

/** The least share of right first products; a class without a bar of its own has that of all. */
const bars: Readonly<Record<string, number>> = {
  keyboard: 0.95,
  'ru-forms': 0.9,
  'intent-ru': 0.9,
  'intent-tm': 0.9,
};

test('of queries typed on a phone 97 in a hundred show a fitting product first, and few show none', async () => {
  await using shop = await startShop({ seed: true });
  const wrong: (PhoneQuery & { shown: string })[] = [];
  const all = await readQueries();
  for (const asked of all) {
    const query = { q: asked.query, page_size: 1 };
    const { data } = await shop.api('GET /api/product/list/:search?', { params: {}, query });
    const [first] = data;
    const product = first && productOf.get(first.title.tm);
    if (!product || !fits(asked.fitting, product, first.price / 100))
      wrong.push({ ...asked, shown: first?.title.ru ?? 'nothing' });
  }
  expect(all.length).toBeGreaterThan(600);
  const said = wrong.map(({ set, kind, query, shown }) => `${set} ${kind}: ${query} → ${shown}`).join('\n');
  expect(wrong.length / all.length, said).toBeLessThanOrEqual(0.03);
  expect(wrong.filter(({ shown }) => shown === 'nothing').length / all.length, said).toBeLessThanOrEqual(
    0.01,
  );
  for (const [kind, bar] of Object.entries(bars)) {
    const isOfKind = (one: PhoneQuery) => one.kind === kind;
    expect(
      1 - wrong.filter(isOfKind).length / all.filter(isOfKind).length,
      `${kind}\n${said}`,
    ).toBeGreaterThanOrEqual(bar);
  }
}, 300_000);
