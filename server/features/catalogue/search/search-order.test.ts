import { expect, test } from 'vitest';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { refreshSearchWords } from './search.repo.ts';

async function search(shop: TestShop, titles: Map<number, string>, text: string) {
  const { data, corrected } = await shop.api('GET /api/product/list/:search?', {
    params: {},
    query: { q: text },
  });
  return { found: data.map(({ id }) => titles.get(id)), corrected };
}

test('words in the letters typed come before similar ones, and goods before what comes with others', async () => {
  await using shop = await startShop();
  const titles = new Map<number, string>();
  const add = async (tm: string, ru: string, popularity: number) =>
    titles.set((await addProduct(shop, { title: { tm, ru }, popularity })).id, tm);
  await add('Gul taryhy', 'История', 9);
  await add('Gulzada romany', 'Роман', 8);
  await add('Gülzar romany', 'Роман', 2);
  await add('Ak gül', 'Белая роза', 1);
  await add('Gar adam, arça aşagy üçin', 'Снеговик под ёлку', 9);
  await add('Bezegli arça', 'Наряжённая ёлка', 1);
  await refreshSearchWords(shop.ctx.db);
  expect((await search(shop, titles, 'gül')).found).toEqual([
    'Ak gül',
    'Gul taryhy',
    'Gülzar romany',
    'Gulzada romany',
  ]);
  expect((await search(shop, titles, 'gul')).found, 'typed without diacritics both are the same').toEqual([
    ...['Gul taryhy', 'Ak gül', 'Gulzada romany', 'Gülzar romany'],
  ]);
  for (const text of ['arça', 'ёлку', 'arca', 'ёлка'])
    expect((await search(shop, titles, text)).found, text).toEqual([
      'Bezegli arça',
      'Gar adam, arça aşagy üçin',
    ]);
});

test('a diminutive and Russian in Latin letters are forms, and no title is shown that costs more than was said', async () => {
  await using shop = await startShop();
  const titles = new Map<number, string>();
  const add = async (tm: string, ru: string, price: number) =>
    titles.set((await addProduct(shop, { title: { tm, ru }, options: [{ price }] })).id, tm);
  await add('Ýüň şarf', 'Шерстяной шарф', 16_000);
  await add('Ýüpek şarf', 'Шёлковый шарф', 40_000);
  await add('Altyn ýüzük', 'Золотое кольцо', 90_000);
  await refreshSearchWords(shop.ctx.db);
  const scarves = ['Ýüň şarf', 'Ýüpek şarf'];
  expect((await search(shop, titles, 'шарфики')).found).toEqual(expect.arrayContaining(scarves));
  expect(await search(shop, titles, 'kolco')).toEqual({ found: ['Altyn ýüzük'], corrected: null });
  expect((await search(shop, titles, 'шарф до двухсот манат')).found).toEqual(['Ýüň şarf']);
});
