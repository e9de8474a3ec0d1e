import { expect, test } from 'vitest';
import { proposeColumns } from './propose-columns.ts';

const unknown = (heading: string) => ({ heading, column: null, isKnown: false });

test('headings of 1C are mapped to their columns, each column once', () => {
  const headings = ['Код', 'Наименование', 'Цена розн.', 'Цена опт.', 'Количество', 'Группа', 'Ед.'];
  expect(proposeColumns(headings.map(unknown))).toEqual([
    'sku',
    'title_ru',
    'price',
    null,
    'stock_change',
    'category',
    null,
  ]);
});

test('known mappings are kept, and columns excluded by staff stay excluded', () => {
  const known = [
    { heading: 'Артикул', column: 'sku' as const, isKnown: true },
    unknown('Код'),
    { heading: 'Цена', column: null, isKnown: true },
  ];
  expect(proposeColumns(known)).toEqual(['sku', null, null]);
});

test('a name heading with a language maps to the title in that language', () => {
  const headings = ['Наименование', 'Название (туркм.)', 'Цена', 'Название TM'];
  expect(proposeColumns(headings.map(unknown))).toEqual(['title_ru', 'title_tm', 'price', null]);
});

test('a selling price is proposed by either of its words, the cost price is not', () => {
  expect(proposeColumns(['Себестоимость', 'Стоимость'].map(unknown))).toEqual([null, 'price']);
});
