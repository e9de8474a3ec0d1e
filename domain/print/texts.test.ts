import { expect, test } from 'vitest';
import { defineTexts, pickAll, say } from './texts.ts';

const both = (text: string) => ({ tm: text, ru: text });

test('a measure in the name of a product stays with its number', () => {
  expect(pickAll([both('Манго'), both('500 г')], 'ru')).toBe('Манго, 500\u00a0г');
  expect(pickAll([both('Мишка, 120 см'), null, both('2 шт.')], 'ru')).toBe('Мишка, 120\u00a0см, 2\u00a0шт.');
  expect(pickAll([both('Набор 12 предметов')], 'ru')).toBe('Набор 12 предметов');
});

test('Russian has three plural forms, Turkmen one', () => {
  const texts = defineTexts({
    found: { tm: '{n} haryt', ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' } },
    hello: { tm: 'Salam, {name}', ru: 'Здравствуйте, {name}' },
  });
  const said = [1, 2, 5, 11, 21, 22, 112].map((n) => say('ru', texts, 'found', { n }));
  expect(said).toEqual([
    '1 товар',
    '2 товара',
    '5 товаров',
    '11 товаров',
    '21 товар',
    '22 товара',
    '112 товаров',
  ]);
  expect(say('tm', texts, 'found', { n: 5 })).toBe('5 haryt');
  expect(say('ru', texts, 'hello', { name: 'Мерет' })).toBe('Здравствуйте, Мерет');
});
