import { expect, test } from 'vitest';
import { mostSearchTerms } from '#domain/intention/search-term.ts';
import { addCategory, addProduct } from '../../../../tests/support/shop/factories.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { addEmptySearches } from './empty-searches.repo.ts';
import { forgetEmptySearches } from './count-empty-searches.ts';
import { nameNearest } from './name-nearest.ts';
import { refreshSearchWords } from './search.repo.ts';

async function openShop() {
  const shop = await startShop();
  const soaps = await addCategory(shop, { title: { tm: 'Sabynlar', ru: 'Мыльная лавка' } });
  const soap = await addProduct(shop, { title: { tm: 'Gül ysly', ru: 'С запахом розы' }, category: soaps });
  await addProduct(shop, { title: { tm: 'Gara çaý', ru: 'Чёрный чай' } });
  await refreshSearchWords(shop.ctx.db);
  return { shop, soaps, soap: soap.id, ...(await hire(shop, 'editor')) };
}

const find = async (shop: TestShop, q: string) =>
  (await shop.api('GET /api/product/list/:search?', { params: {}, query: { q } })).data.map(({ id }) => id);

test('words that stand together in titles of both languages are suggested, and mean nothing until staff say so', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const titles: [string, string][] = [
    ['Ak çemen', 'Белая охапка'],
    ['Gyzyl çemen', 'Красная охапка'],
    ['Uly çemen', 'Большая охапка'],
    ['Kiçi çemen', 'Малый букет'],
    ['Gara çaý', 'Чёрный чай'],
    ['Gök çaý', 'Зелёный чай'],
    ['Ajy çaý', 'Крепкий чай'],
  ];
  for (const [tm, ru] of titles) await addProduct(shop, { title: { tm, ru } });
  await refreshSearchWords(shop.ctx.db);
  const suggested = async () => (await office('GET /api/office/search-terms/pairs/')).data;
  const [pair, ...others] = await suggested();
  expect(pair).toEqual({ phrase: 'охапка', goods: 'çemen', from: 3, to: 4 });
  expect(others, 'of one meaning in both languages, or with the same goods').toEqual([]);
  expect(await find(shop, 'охапка')).toHaveLength(3);
  await office('POST /api/office/search-terms/', {
    body: { phrase: 'охапка', kind: 'goods', goods: 'çemen' },
  });
  expect(await find(shop, 'охапку')).toHaveLength(4);
  expect(await suggested()).toEqual([]);
});

test('what staff write is understood by the next query, on every node, until they delete it', async () => {
  const { shop, soaps, soap, office } = await openShop();
  await using _shop = shop;
  await using other = await startShop({ databaseUrl: shop.databaseUrl });
  const query = 'косметика ручной работы';
  expect(await find(shop, query)).toEqual([]);
  expect(await find(other, query)).toEqual([]);
  const body = { phrase: query, kind: 'category', category: soaps } as const;
  const { data: term } = await office('POST /api/office/search-terms/', { body });
  expect(term).toMatchObject({
    phrase: query,
    kind: 'category',
    category: soaps,
    recipient: null,
    goods: '',
  });
  expect(await find(shop, query)).toEqual([soap]);
  await expect.poll(() => find(other, query), { timeout: 10_000 }).toEqual([soap]);
  const tried = await office('GET /api/office/search-terms/try/', { query: { q: `подарок ${query}` } });
  expect(tried.data).toMatchObject({
    searched: ['Sabynlar'],
    idle: ['подарок'],
    total: 1,
    products: [{ id: soap }],
  });
  const list = await office('GET /api/office/search-terms/', { query: { q: 'kosmetika' } });
  expect(list.data).toEqual([term]);
  const { id } = term;
  await office('PUT /api/office/search-terms/:id/', {
    params: { id },
    body: { phrase: query, kind: 'goods', goods: 'çaý' },
  });
  expect(await find(shop, query)).not.toEqual([soap]);
  await office('DELETE /api/office/search-terms/:id/', { params: { id } });
  expect(await find(shop, query)).toEqual([]);
  const { office: owner } = await hire(shop);
  const audit = await owner('GET /api/office/audit/', { query: { subject: 'search-term' } });
  expect(audit.data.map(({ action, name }) => [action, name?.ru])).toEqual(
    ['delete', 'change', 'create'].map((action) => [action, query]),
  );
});

test('a phrase is unique, has letters and a meaning, and their number is limited', async () => {
  const { shop, office } = await openShop();
  await using _shop = shop;
  const add = (body: {
    phrase: string;
    kind: 'stop' | 'goods' | 'recipient';
    goods?: string;
    recipient?: number;
  }) => office('POST /api/office/search-terms/', { body });
  await add({ phrase: 'Täsin', kind: 'stop' });
  await expect(add({ phrase: 'tasin ', kind: 'goods', goods: 'çaý' })).rejects.toMatchObject({
    body: { code: 'record.conflict', message: 'Такое слово уже есть' },
  });
  for (const [body, path] of [
    [{ phrase: '!!!', kind: 'stop' }, 'phrase'],
    [{ phrase: 'мыло', kind: 'goods', goods: ' ' }, 'goods'],
    [{ phrase: 'мыло', kind: 'recipient' }, 'recipient'],
    [{ phrase: 'мыло', kind: 'recipient', recipient: 4_000 }, 'recipient'],
  ] as const)
    await expect(add(body), path).rejects.toMatchObject({
      body: { code: 'request.invalid', fields: [{ path }] },
    });
  await shop.ctx.db
    .insertInto('search_term')
    .values(
      Array.from({ length: mostSearchTerms - 1 }, (_, n) => ({
        phrase: `w${n}`,
        folded: `w${n}`,
        kind: 'stop',
      })),
    )
    .execute();
  await expect(add({ phrase: 'artyk', kind: 'stop' })).rejects.toMatchObject({
    body: { code: 'record.too-many' },
  });
});

test('a phrase is deleted with its recipient', async () => {
  const { shop, office, soaps } = await openShop();
  await using _shop = shop;
  const { id } = await addCategory(shop, { title: { tm: 'Boş', ru: 'Пустая' } }).then((one) => ({ id: one }));
  for (const [phrase, category] of [
    ['bir', id],
    ['iki', soaps],
  ] as const)
    await office('POST /api/office/search-terms/', { body: { phrase, kind: 'category', category } });
  await office('DELETE /api/office/categories/:id/', { params: { id } });
  const { data } = await office('GET /api/office/search-terms/');
  expect(data.map(({ phrase }) => phrase)).toEqual(['iki']);
});

test('queries without results are counted, without filters, persons and numbers, and removed once staff define the word', async () => {
  const { shop, office } = await openShop();
  await using _shop = shop;
  const listEmptySearches = async () => {
    await shop.ctx.emptySearches.write();
    return (await office('GET /api/office/empty-searches/')).data;
  };
  const ask = (query: { q: string; page?: number; in_stock?: boolean; as_typed?: boolean }) =>
    shop.api('GET /api/product/list/:search?', { params: {}, query });
  for (let times = 0; times < 3; times++) {
    await ask({ q: 'Квадрокоптер' });
    await ask({ q: 'gara çaý' });
    await ask({ q: 'телескоп', in_stock: true });
    await ask({ q: 'микроскоп', as_typed: true });
    await ask({ q: '+993 65 12-34-56 Aman' });
    shop.ctx.cache.invalidate();
  }
  await ask({ q: 'телескоп' });
  const [first, ...others] = await listEmptySearches();
  expect(others).toEqual([]);
  expect(first).toEqual({ typed: 'квадрокоптер', searches: 3, lastDay: '2026-11-20', nearest: null });
  expect(await nameNearest(shop.ctx.db, ['чёрненький чай', 'гара сабунчук', 'телескоп'])).toEqual([
    'чёрный чай',
    'гара sabynlar',
    null,
  ]);
  const { rows } = {
    rows: await shop.ctx.db.selectFrom('empty_search').select('folded').orderBy('folded').execute(),
  };
  expect(rows.map(({ folded }) => folded)).toEqual(['kwadrokopter', 'teleskop']);
  await office('POST /api/office/empty-searches/dismiss/', { body: { typed: 'Телескоп' } });
  expect(await shop.ctx.db.selectFrom('empty_search').select('folded').execute()).toEqual([
    { folded: 'kwadrokopter' },
  ]);
  await office('POST /api/office/search-terms/', {
    body: { phrase: 'квадрокоптер', kind: 'goods', goods: 'çaý' },
  });
  expect(await listEmptySearches()).toEqual([]);
});

test('counts are kept for ninety days, and the table is limited', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const many = (name: string, searches: number, length: number) =>
    Array.from({ length }, (_, n) => ({ folded: `${name}${n}`, typed: name, searches }));
  await addEmptySearches(db, '2026-08-21', many('old', 9, 3));
  await addEmptySearches(db, '2026-08-22', many('kept', 5, 3));
  await addEmptySearches(db, '2026-11-20', many('junk', 1, 5_100));
  await forgetEmptySearches(shop.ctx);
  const left = await db
    .selectFrom('empty_search')
    .select((one) => ['typed', one.fn.countAll<number>().as('rows')])
    .groupBy('typed')
    .orderBy('typed')
    .execute();
  expect(left.map(({ typed, rows }) => [typed, rows])).toEqual([
    ['junk', 4_997],
    ['kept', 3],
  ]);
});

test('a flood of queries uses bounded memory and one statement', async () => {
  await using shop = await startShop();
  for (let n = 0; n < 5_000; n++)
    shop.ctx.emptySearches.count(`jan${'abcdefghij'.charAt(n % 10)}${n % 999} gul`);
  await shop.ctx.emptySearches.write();
  const { rows } = await shop.ctx.db
    .selectFrom('empty_search')
    .select((one) => one.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(rows).toBe(100);
});
