import { expect, test } from 'vitest';
import { inWords } from './value-words.ts';

const manats = (path: string, value: string) => (path.endsWith('price') ? `${value} TMT` : value);

test.each([
  ['title.ru', 'Розы', 'Розы'],
  ['title.ru', '', ''],
  ['brand', null, ''],
  ['isActive', false, 'false'],
  ['price', 120, '120 TMT'],
  ['aliases', ['one', 'two'], 'one, two'],
  ['aliases', [], ''],
  ['story.ru', '<p>One</p><ul><li>two</li></ul>', 'One\ntwo'],
  [
    'prices',
    [
      { option: 7, price: 120 },
      { option: 8, price: 90 },
    ],
    '7 · 120 TMT\n8 · 90 TMT',
  ],
  ['attributes', [{ label: { tm: 'Reňki', ru: 'Цвет' }, value: { tm: '', ru: '' } }], 'Reňki · Цвет'],
])('of %s %j is said as %j', (path, value, text) => {
  expect(inWords(path, value, manats)).toBe(text);
});
