import { expect, test } from 'vitest';
import { addCategory } from '../../../tests/support/shop/factories.ts';
import { check } from '../../../tests/support/shop/spreadsheets.ts';
import { hire, type Office } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { createNotes } from './import-notes.ts';

async function openOffice() {
  const shop = await startShop();
  const { office } = await hire(shop);
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  return { shop, office };
}

async function listOf(office: Office, params: { id: string }) {
  const { data } = await office('GET /api/office/imports/:id/errors/', { params, query: { page_size: 60 } });
  return data.map(({ row, column, isWarning = false }) => `${row} ${column}${isWarning ? ' !' : ''}`);
}

test('a row that a Russian Windows took letters from is not written, one without a picture with a warning', async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const rows = [
    'sku;title_tm;option_tm;attributes;price;category;status',
    'G-1;S??g?li;;;100;Güller;Satuwda',
    'G-2;Gül;G?k;;100;Güller;Satuwda',
    'G-3;Gül;;Re?ki | Цвет | G?k | Синий;100;Güller;Satuwda',
    'G-4;Ak da?;;;100;Güller;Satuwda',
    'G-5;Gül;;;100;Güller;Satuwda',
    'G-6;Gül;;;100;Güller;Garalama',
  ];
  const { params, state } = await check(shop, office, Buffer.from(rows.join('\n')));
  expect(state.summary).toMatchObject({ create: 3, errors: 3, warnings: 3 });
  expect(await listOf(office, params)).toEqual([
    ...['2 title_tm', '3 option_tm', '4 attributes'],
    ...['5 title_tm !', '5 pictures !', '6 pictures !'],
  ]);
});

test('warnings of all rows of a long sheet leave room for an error', () => {
  const notes = createNotes();
  const note = { sheet: '', column: 'pictures', value: '' };
  for (let row = 2; row < 20_002; row++) notes.add({ ...note, row, problem: 'picture-none' });
  notes.add({ ...note, row: 20_002, problem: 'letters-lost' });
  expect(notes.counts()).toEqual({ errors: 1, warnings: 20_000 });
  expect(notes.kept.at(-1)).toMatchObject({ row: 20_002, problem: 'letters-lost' });
});
