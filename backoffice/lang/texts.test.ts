import { expect, test } from 'vitest';
import { pickAll } from './texts.ts';

const both = (text: string) => ({ tm: text, ru: text });

test('a measure in the name of a product stays with its number', () => {
  expect(pickAll([both('Манго'), both('500 г')], 'ru')).toBe('Манго, 500\u00a0г');
  expect(pickAll([both('Мишка, 120 см'), null, both('2 шт.')], 'ru')).toBe('Мишка, 120\u00a0см, 2\u00a0шт.');
  expect(pickAll([both('Набор 12 предметов')], 'ru')).toBe('Набор 12 предметов');
});
