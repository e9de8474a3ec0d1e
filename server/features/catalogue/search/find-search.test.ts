import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fold } from '#domain/search.ts';
import { addBrand, addCategory, addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { refreshSearchWords } from './search.repo.ts';

/** A small catalogue: titles by product id. */
async function fillCatalogue(shop: TestShop): Promise<Map<number, string>> {
  const sweets = await addCategory(shop, { title: { tm: 'Süýjülikler', ru: 'Сладости' } });
  const brand = await addBrand(shop, 'Ak Tort');
  const titles = new Map<number, string>();
  const add = async (tm: string, ru: string, more: object = {}) => {
    const { id } = await addProduct(shop, { title: { tm, ru }, category: sweets, ...more });
    titles.set(id, tm);
  };
  await add('Gara şokolad', 'Тёмный шоколад', { popularity: 5 });
  await add('Gyzyl güller', 'Красные розы', { popularity: 9 });
  await add('Oýunjak aýy', 'Плюшевый мишка');
  await add('Ýaşyl çaý', 'Зелёный чай', { brand });
  await add('Sowgat gutusy', 'Подарочная коробка', {
    description: { tm: 'Içinde şokolad bar', ru: 'Внутри шоколад' },
    popularity: 100,
  });
  await refreshSearchWords(shop.ctx.db);
  return titles;
}

async function search(shop: TestShop, titles: Map<number, string>, text: string) {
  const { data, corrected } = await shop.api('GET /api/product/list/:search?', {
    params: {},
    query: { q: text },
  });
  return { found: data.map(({ id }) => titles.get(id)), corrected };
}

test('fold() of the database equals fold() of the domain', async () => {
  await using shop = await startShop();
  const alphabet = [
    ...'abcdefghijklmnopqrstuvwxyzABCXYZ019 -_’‘ʼ\'`"№«»',
    ...'äçňöşüýžÄÇŇÖŞÜÝŽабвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҗүөңәҖҮӨҢӘ',
    ...[
      'sh',
      'ch',
      'zh',
      'kh',
      'ts',
      'ph',
      'sch',
      'shch',
      'ье',
      'iy',
      'ий',
      'ый',
      's\u0327',
      'İ',
      'ı',
      'ß',
      '\u00a0',
    ],
  ];
  // Every pair and some longer words: errors of replacing show where two letters meet.
  const pairs = alphabet.flatMap((one) => alphabet.map((other) => one + other));
  const walks = alphabet.map((_, start) =>
    Array.from({ length: 12 }, (_gap, step) => alphabet[(start * 7 + step * 31) % alphabet.length]).join(''),
  );
  const texts = [...pairs, ...walks];
  const { rows } = await sql<{ folded: string }>`
    select fold(text) as folded from unnest(${texts}::text[]) with ordinality t(text, place) order by place`.execute(
    shop.ctx.db,
  );
  const different = texts.filter((text, place) => rows[place]?.folded !== fold(text));
  expect(different.slice(0, 10)).toEqual([]);
  expect(rows).toHaveLength(texts.length);
});

test('a product is found by every spelling of its name, and a match in the title before one in the description', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  const chocolate = ['Gara şokolad', 'Sowgat gutusy'];
  for (const text of ['şokolad', 'shokolad', 'SOKOLAD', 'шоколад', 'Шоколада', 'шок'])
    expect(await search(shop, titles, text), `for ${text}`).toEqual({ found: chocolate, corrected: null });
  for (const text of ['gul', 'гуль', 'guller', 'роза', 'розы', 'красные розы', 'gyzyl gül'])
    expect(await search(shop, titles, text), `for ${text}`).toEqual({
      found: ['Gyzyl güller'],
      corrected: null,
    });
  expect((await search(shop, titles, 'okolad')).found).toEqual(['Gara şokolad']);
});

test('brands and categories are searched as well', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  expect((await search(shop, titles, 'ак торт')).found).toEqual(['Ýaşyl çaý']);
  expect((await search(shop, titles, 'сладости')).found).toHaveLength(5);
});

test('one typo is corrected, in the script of the query, and the answer says so', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  const slips: [string, string][] = [
    ['sokolat', 'şokolad'],
    ['şoklad', 'şokolad'],
    ['шакалад', 'шоколад'],
    ['плющевый', 'плюшевый'],
    ['kroasnye', 'krasnye'],
    ['gyzil', 'gyzyl'],
    ['подорочная', 'подарочная'],
  ];
  for (const [slip, right] of slips) {
    const { found, corrected } = await search(shop, titles, slip);
    expect(found.length, `for ${slip}`).toBeGreaterThan(0);
    if (corrected !== null) expect(fold(corrected), `for ${slip}`).toBe(fold(right));
  }
  expect((await search(shop, titles, 'шакалад')).corrected).toBe('шоколад');
  expect((await search(shop, titles, 'gara sokalat')).corrected).toBe('gara şokolad');
});

test('what is not in the shop is not found, whatever characters the query has', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  for (const text of [
    'zzzzqqqq',
    '🎁',
    "' or 1=1 --",
    '%',
    '\\',
    ':* & |',
    '!!!',
    '<script>',
    'a'.repeat(200),
  ])
    expect(await search(shop, titles, text), `for ${text}`).toEqual({ found: [], corrected: null });
  expect((await search(shop, titles, '   ')).found).toHaveLength(5);
});

test('the query may be in the path, in the query string, or in both', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  const both = await shop.api('GET /api/product/list/:search?', {
    params: { search: 'gara' },
    query: { q: 'шоколад', in_stock: true },
  });
  expect(both.data.map(({ id }) => titles.get(id))).toEqual(['Gara şokolad']);
  const path = await shop.api('GET /api/product/list/:search?', { params: { search: 'çaý' } });
  expect(path.page.total).toBe(1);
});

test('suggestions while typing are products, categories and brands', async () => {
  await using shop = await startShop();
  await fillCatalogue(shop);
  const ask = async (q: string) => (await shop.api('GET /api/product/suggest/', { query: { q } })).data;
  expect(await ask('ak to')).toMatchObject({ brands: [{ title: 'Ak Tort' }], products: [{ price: 10_000 }] });
  expect(await ask('слад')).toMatchObject({ categories: [{ title: { tm: 'Süýjülikler' } }] });
  expect(await ask('sokalat')).toMatchObject({ corrected: 'şokolad', products: [{}, {}] });
  expect(await ask('?')).toEqual({
    intentions: [],
    products: [],
    categories: [],
    brands: [],
    corrected: null,
  });
  const mother = { tm: 'Ejeme', ru: 'Маме' };
  await shop.ctx.db.insertInto('recipient').values({ key: 'mother', title: mother }).execute();
  for (const q of ['ejem üçin', 'подарок маме', 'ejeme sowgat', 'мама'])
    expect((await ask(q)).intentions, q).toMatchObject([{ kind: 'recipient', title: mother }]);
});

test('gift words do not hide products, and a whole word ranks before a prefix', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  const { id } = await addProduct(shop, { title: { tm: 'Gulaklyk', ru: 'Наушники' }, popularity: 99 });
  titles.set(id, 'Gulaklyk');
  await refreshSearchWords(shop.ctx.db);
  expect((await search(shop, titles, 'gül')).found).toEqual(['Gyzyl güller', 'Gulaklyk']);
  for (const text of ['подарок маме шоколад', 'ejem üçin şokolad', 'шоколад для мамы'])
    expect((await search(shop, titles, text)).found[0], text).toBe('Gara şokolad');
  expect(await search(shop, titles, 'skoolad')).toEqual({
    found: ['Gara şokolad', 'Sowgat gutusy'],
    corrected: 'sokolad',
  });
});

test('recognised parts filter, are reported, and are dropped when nothing is left', async () => {
  await using shop = await startShop();
  const mother = { tm: 'Ejeme', ru: 'Маме' };
  const { id } = await shop.ctx.db
    .insertInto('recipient')
    .values({ key: 'mother', title: mother })
    .returning('id')
    .executeTakeFirstOrThrow();
  const titles = await fillCatalogue(shop);
  const scarf = await addProduct(shop, {
    title: { tm: 'Ýüpek şarf', ru: 'Шёлковый шарф' },
    recipients: [id],
    options: [{ price: 20_000 }],
  });
  titles.set(scarf.id, 'Ýüpek şarf');
  const ask = async (q: string, more: object = {}) => {
    const answer = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q, ...more } });
    const understood = answer.understood.map(({ kind, without }) => `${kind}: ${without}`);
    return { found: answer.data.map((one) => titles.get(one.id)), understood, widened: answer.widened };
  };
  expect(await ask('подарок маме')).toEqual({
    found: ['Ýüpek şarf'],
    understood: ['recipient: '],
    widened: [],
  });
  expect(await ask('ejeme 200 manada çenli şarf')).toEqual({
    found: ['Ýüpek şarf'],
    understood: ['recipient: 200 manada çenli şarf', 'price: ejeme şarf'],
    widened: [],
  });
  expect(await ask('ejeme sowgat 200')).toEqual({
    found: ['Ýüpek şarf'],
    understood: ['recipient: sowgat 200 TMT', 'price: ejeme sowgat'],
    widened: [],
  });
  expect(await ask('ejeme 100 manada çenli')).toMatchObject({ found: ['Ýüpek şarf'], widened: ['price'] });
  expect(await ask('розы маме'), 'for her is nothing but a scarf').toMatchObject({
    found: ['Ýüpek şarf'],
    understood: ['recipient: розы'],
    widened: ['words'],
  });
  expect(await ask('красный шарф маме до 100')).toMatchObject({
    found: ['Ýüpek şarf'],
    widened: ['words', 'price'],
  });
  expect(await ask('квадрокоптер маме')).toMatchObject({ found: ['Ýüpek şarf'], widened: ['words'] });
  expect((await ask('маме', { as_typed: true })).found, 'no title has the word').toEqual([]);
  const titled = await addProduct(shop, { title: { tm: 'Ejeme çemen', ru: 'Букет маме' }, popularity: 1 });
  titles.set(titled.id, 'Ejeme çemen');
  expect((await ask('маме')).found, 'a title that has every word stands first').toEqual([
    'Ejeme çemen',
    'Ýüpek şarf',
  ]);
});

test('the wrong keyboard layout and a typo in a gift word are corrected and reported', async () => {
  await using shop = await startShop();
  const titles = await fillCatalogue(shop);
  expect(await search(shop, titles, 'rhfcyst hjps')).toEqual({
    found: ['Gyzyl güller'],
    corrected: 'красные розы',
  });
  expect((await search(shop, titles, 'шоколад до 300 манат')).corrected).toBeNull();
});
