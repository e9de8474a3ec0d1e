import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ask, type Json } from '../../support/people/outsider.ts';
import { howOften } from '../../support/shop/how-often.ts';
import { startShop } from '../../support/shop/start-shop.ts';

const facetNames = ['category', 'brand', 'occasion', 'recipient'] as const;
type Facet = (typeof facetNames)[number];
type FilterInput = Partial<Record<Facet, number[]>> & {
  price_min?: number;
  price_max?: number;
  in_stock?: boolean;
  discount?: boolean;
};

const idsOf = (cards: Json[]): number[] => cards.map(({ id }) => id);
const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

const queryOf = (input: FilterInput) =>
  Object.entries(input)
    .map(([name, value]) => `&${name}=${Array.isArray(value) ? value.join(',') : value}`)
    .join('');

/** The whole demonstration catalogue, and the products of each value of each filter alone. */
async function openCatalogue() {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await startShop({ seed: true }));
  async function listAll(query = ''): Promise<{ cards: Json[]; first: Json }> {
    const pages: Json[] = [];
    do pages.push((await ask(shop, `/api/product/list/?page_size=60&page=${pages.length + 1}${query}`)).body);
    while (pages.length < pages[0].page.pages);
    return { cards: pages.flatMap(({ data }) => data), first: pages[0] };
  }
  const { cards: all, first: whole } = await listAll();
  const members = new Map<string, Set<number>>();
  for (const name of facetNames)
    for (const { id } of whole.facets[name])
      members.set(`${name}=${id}`, new Set(idsOf((await listAll(`&${name}=${id}`)).cards)));
  function matches(card: Json, input: FilterInput, without?: string): boolean {
    for (const name of facetNames)
      if (
        name !== without &&
        input[name] &&
        !input[name].some((id) => members.get(`${name}=${id}`)?.has(card.id))
      )
        return false;
    if (without !== 'price' && input.price_min !== undefined && card.price < input.price_min) return false;
    if (without !== 'price' && input.price_max !== undefined && card.price > input.price_max) return false;
    if (without !== 'stock' && input.in_stock && card.count === 0) return false;
    return without === 'discount' || !input.discount || card.oldPrice !== null;
  }
  const rest = opened.move();
  return { shop, listAll, all, whole, members, matches, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

test('all the goods of the demonstration are listed, each once', async () => {
  await using catalogue = await openCatalogue();
  const { all, whole } = catalogue;
  assert.equal(all.length, whole.page.total);
  assert.equal(new Set(idsOf(all)).size, all.length);
  assert.ok(all.length >= 115);
});

test('a brand is the brand of its cards', async () => {
  await using catalogue = await openCatalogue();
  const { all, whole, members } = catalogue;
  for (const { id, count } of whole.facets.brand) {
    const own = all.filter(({ brand }) => brand?.id === id);
    assert.deepEqual(sorted(members.get(`brand=${id}`) ?? []), sorted(idsOf(own)));
    assert.equal(count, own.length);
  }
});

test('a category holds what is below it', async () => {
  await using catalogue = await openCatalogue();
  const { shop, members } = catalogue;
  for (const { id, children, productsCount } of (await ask(shop, '/api/product/categories/')).body.data) {
    const own = members.get(`category=${id}`) ?? new Set();
    assert.equal(own.size, productsCount, `category ${id}`);
    for (const child of children) {
      const inside = members.get(`category=${child.id}`) ?? new Set();
      assert.equal(inside.size, child.productsCount);
      for (const product of inside) assert.ok(own.has(product), `${product} of ${child.id} in ${id}`);
    }
  }
});

test('any filters together find exactly what fits all of them, and every count is what its value would give', async () => {
  await using catalogue = await openCatalogue();
  const { listAll, all, whole, members, matches } = catalogue;
  const some = (name: Facet, ...places: number[]) =>
    places.map((place) => whole.facets[name][place % whole.facets[name].length].id);
  const inputs: FilterInput[] = [{}];
  for (let n = 0; n < howOften('filters'); n++) {
    const input: FilterInput = {};
    if (n % 2) input.category = some('category', n, ...(n % 4 === 1 ? [n + 3] : []));
    if (n % 3 === 0) input.brand = some('brand', n, n + 1, n + 5);
    if (n % 5 === 0) input.occasion = some('occasion', n);
    if (n % 7 < 2) input.recipient = some('recipient', n, n + 2);
    if (n % 4 === 0) input.price_min = 5_000 + n * 100;
    if (n % 3 === 1) input.price_max = 60_000 - n * 500;
    if (n % 6 === 2) input.in_stock = true;
    inputs.push(n % 8 === 3 ? { ...input, discount: true } : input);
  }
  for (const input of inputs) {
    const query = queryOf(input);
    const { cards, first } = await listAll(query);
    assert.deepEqual(sorted(idsOf(cards)), sorted(idsOf(all.filter((card) => matches(card, input)))), query);
    for (const name of facetNames) {
      const ground = all.filter((card) => matches(card, input, name));
      const counts = whole.facets[name]
        .map(({ id }: Json) => ({
          id,
          count: ground.filter((card) => members.get(`${name}=${id}`)?.has(card.id)).length,
        }))
        .filter(({ count }: Json) => count > 0);
      const byId = (a: Json, b: Json) => a.id - b.id;
      assert.deepEqual(first.facets[name].toSorted(byId), counts.toSorted(byId), `${name} of ${query}`);
    }
    const prices = all.filter((card) => matches(card, input, 'price')).map(({ price }) => price);
    const { facets } = first;
    assert.deepEqual(
      facets.price,
      prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
      query,
    );
    assert.equal(
      facets.inStock,
      all.filter((card) => matches(card, input, 'stock') && card.count > 0).length,
      query,
    );
    assert.equal(
      facets.discount,
      all.filter((card) => matches(card, input, 'discount') && card.oldPrice !== null).length,
      query,
    );
  }
});

test('an idea holds the products of its page, and ids are exactly those', async () => {
  await using catalogue = await openCatalogue();
  const { shop, listAll } = catalogue;
  for (const { id, productsCount } of (await ask(shop, '/api/product/ideas/')).body.data) {
    const { products } = (await ask(shop, `/api/product/idea/${id}/`)).body.data;
    const { cards } = await listAll(`&idea=${id}`);
    assert.deepEqual(sorted(idsOf(cards)), sorted(idsOf(products)), `idea ${id}`);
    assert.equal(cards.length, productsCount);
  }
  assert.deepEqual(sorted(idsOf((await listAll('&ids=5,3,999999,3')).cards)), [3, 5]);
});

test('each sort is what it says over all pages of twelve, and pages neither overlap nor skip', async () => {
  await using catalogue = await openCatalogue();
  const { shop, all, whole } = catalogue;
  const orders: Record<string, (a: Json, b: Json) => boolean> = {
    price: (a, b) => a.price <= b.price,
    '-price': (a, b) => a.price >= b.price,
    new: () => true,
    popular: () => true,
    relevance: () => true,
  };
  for (const [sort, isOrdered] of Object.entries(orders)) {
    const cards: Json[] = [];
    for (let page = 1; page <= whole.facets.category.length * 99; page++) {
      const { body } = await ask(shop, `/api/product/list/?sort=${sort}&page=${page}`);
      cards.push(...body.data);
      if (page >= body.page.pages) break;
    }
    assert.equal(new Set(idsOf(cards)).size, all.length, sort);
    for (let n = 1; n < cards.length; n++) assert.ok(isOrdered(cards[n - 1], cards[n]), `${sort} at ${n}`);
  }
});

test('a text is found in both languages, by path as by query, and a typing mistake is corrected', async () => {
  await using catalogue = await openCatalogue();
  const { shop } = catalogue;
  for (const text of ['gül', 'gul', 'цветы', 'роза']) {
    const byQuery = (await ask(shop, `/api/product/list/?q=${encodeURIComponent(text)}`)).body;
    const byPath = (await ask(shop, `/api/product/list/${encodeURIComponent(text)}`)).body;
    const bySlash = (await ask(shop, `/api/product/list/${encodeURIComponent(text)}/`)).body;
    assert.ok(byQuery.page.total > 0, text);
    assert.deepEqual(byPath.data, byQuery.data, text);
    assert.deepEqual(bySlash.data, byQuery.data, text);
    assert.equal(byQuery.corrected, null, text);
  }
  const slip = (await ask(shop, `/api/product/list/?q=${encodeURIComponent('шоколд')}`)).body;
  assert.ok(slip.page.total > 0);
  assert.match(slip.corrected, /^шоколад/);
  const nothing = (await ask(shop, '/api/product/list/?q=qqqqxxxx')).body;
  assert.deepEqual([nothing.page.total, nothing.data, nothing.corrected], [0, [], null]);
});

test('the page of a product agrees with its card, and shows an option at least', async () => {
  await using catalogue = await openCatalogue();
  const { shop, all } = catalogue;
  for (const card of all) {
    const { data } = (await ask(shop, `/api/product/detail/${card.id}/`)).body;
    for (const name of Object.keys(card)) assert.deepEqual(data[name], card[name], `${card.id} ${name}`);
    for (const name of [
      'description',
      'category',
      'categories',
      'pictures',
      'attributes',
      'options',
      'ideas',
      'related',
      'reviews',
    ])
      assert.ok(name in data, name);
    assert.ok(data.options.length >= 1 && data.options.length === card.optionsCount, String(card.id));
    assert.equal(
      data.count,
      data.options.reduce((sum: number, { count }: Json) => sum + count, 0),
    );
    assert.ok(
      data.options.some(({ id }: Json) => id === card.defaultOption?.id),
      String(card.id),
    );
    assert.equal(Math.min(...data.options.map(({ price }: Json) => price)), card.price, String(card.id));
    assert.equal(card.soonest === null, card.count === 0, String(card.id));
    for (const option of data.options)
      assert.deepEqual(Object.keys(option).sort(), [
        'count',
        'id',
        'oldPrice',
        'picture',
        'price',
        'sku',
        'title',
      ]);
  }
});

test('what a search text is understood as is named, and let go part by part', async () => {
  await using shop = await startShop({ seed: true });
  const q = encodeURIComponent('ejem üçin 8-nji mart 200 manada çenli');
  const list = (more: string) => ask(shop, `/api/product/list/?q=${q}${more}`);
  const { understood, page } = (await list('')).body;
  const kindsOf = (parts: Json[]): string[] => parts.map(({ kind }) => kind);
  assert.deepEqual(kindsOf(understood), ['recipient', 'occasion', 'price']);
  const [{ id, title, words }] = understood;
  assert.deepEqual([title.tm, title.ru, words], ['Ejeme', 'Маме', 'ejem']);
  const fewer = (await list(`&without=recipient:${id},price`)).body;
  assert.deepEqual(kindsOf(fewer.understood), ['occasion']);
  assert.ok(fewer.page.total > page.total);
  const none = (await list('&without=recipient,occasion,price')).body;
  assert.equal(none.page.total, (await ask(shop, '/api/product/list/')).body.page.total);
  assert.equal((await list('&without=style:1')).status, 400);
});
