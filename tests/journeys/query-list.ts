/**
 * Queries of the .tsv files, and what their first product must be: of `in:` a category, `for:` a recipient, `on:` an
 * occasion, `title:`, `brand:` any of several, `price:` is a range in manat. Of the first three, `out:` none is of such
 * a category, `not-for:` for such a recipient, `untitled:` has such a title. `said:` are all recipients that are
 * understood, `unsaid` means no recipient and no occasion, `none` no product, `unasked` that nothing was asked; `;`
 * means and, ` | ` or.
 */
import { readFile } from 'node:fs/promises';
import type { ProductCard, ProductList } from '#contract/catalogue/shop.ts';
import { fold } from '#domain/search.ts';
import { categories } from '#server/seed/data/categories.ts';
import { brands } from '#server/seed/data/brands.ts';
import { products } from '#server/seed/data/products.ts';
import type { TestShop } from '../support/shop/start-shop.ts';

type Product = (typeof products)[number];
export type ListedQuery = { query: string; fitting: string };
type FirstProducts = { answer: ProductList; first: readonly Product[]; said: readonly string[] };

const productOf = new Map(products.map((product) => [product.title.tm, product]));
const brandOf = new Map(brands.map(({ key, title }) => [key, title] as const));
const parentOf = new Map(categories.map(({ key, parent }) => [key, parent] as const));
const judged = 3;

type Values = (product: Product) => readonly (string | undefined)[];
const inCategories: Values = (product) => product.categories.flatMap((key) => [key, parentOf.get(key)]);
const values: Readonly<Record<string, Values>> = {
  in: inCategories,
  for: (product) => product.recipients,
  on: (product) => product.occasions,
  title: (product) => [product.title.ru.replaceAll(',', '')],
  brand: (product) => [brandOf.get(product.brand)],
};
const excluded: Readonly<Record<string, Values>> = {
  out: inCategories,
  'not-for': (product) => product.recipients,
};

/** Whether a product is of such a category, or has such a title … */
export function isOf(condition: string, { title }: Pick<ProductCard, 'title'>): boolean {
  const [, kind = '', listed = ''] = /^(\w+):(.*)$/.exec(condition) ?? [];
  const product = productOf.get(title.tm);
  return product !== undefined && isAny(values[kind], product, listed.split(','));
}

const isAny = (has: Values | undefined, product: Product, wanted: readonly string[]): boolean =>
  has?.(product).some((value) => value !== undefined && wanted.includes(value)) ?? false;

function isMet(condition: string, { answer, first, said }: FirstProducts): boolean {
  const [, kind = '', listed = ''] = /^([\w-]+):?(.*)$/.exec(condition) ?? [];
  const wanted = listed.split(',');
  const [product] = first;
  if (kind === 'none') return answer.data.length === 0;
  if (kind === 'unasked') return answer.data.length === 0 && !answer.asked;
  if (kind === 'said') return said.toSorted().join() === wanted.toSorted().join();
  if (kind === 'unsaid')
    return said.length === 0 && answer.understood.every((part) => part.kind !== 'occasion');
  if (!product) return false;
  if (kind === 'untitled')
    return first.every((one) => !fold(`${one.title.tm} ${one.title.ru}`).includes(fold(listed)));
  if (excluded[kind]) return first.every((one) => !isAny(excluded[kind], one, wanted));
  const manat = (answer.data[0]?.price ?? 0) / 100;
  const [least = 0, most = 0] = listed.split('-').map(Number);
  return kind === 'price' ? manat >= least && manat <= most : isAny(values[kind], product, wanted);
}

/** What is shown first, where that does not fit; null where it does. */
export async function findWrong(shop: TestShop, { query, fitting }: ListedQuery): Promise<string | null> {
  const answer = await shop.api('GET /api/product/list/:search?', {
    params: {},
    query: { q: query, page_size: judged },
  });
  const first = answer.data.flatMap(({ title }) => productOf.get(title.tm) ?? []);
  const ids = answer.understood.flatMap((part) => (part.kind === 'recipient' ? part.ids : []));
  const keys = ids.length > 0 ? await shop.ctx.db.selectFrom('recipient').selectAll().execute() : [];
  const said = keys.flatMap(({ id, key }) => (ids.includes(id) ? (key ?? []) : []));
  const isRight = fitting
    .split(' | ')
    .some((all) => all.split('; ').every((condition) => isMet(condition, { answer, first, said })));
  return isRight ? null : (first[0]?.title.ru ?? 'nothing');
}

/** The rows of a list: some columns, then query and fitting. */
export async function readQueries(file: string): Promise<(ListedQuery & { kind: string })[]> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      const [query = '', fitting = ''] = cells.slice(-2);
      return { kind: cells.at(-3) ?? '', query, fitting };
    });
}
