import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitQuery } from '#domain/search.ts';
import { otherForms, stem, stemsOf, typedStem } from './stems.ts';

const wordOf = (typed: string) => splitQuery(typed)[0] ?? { typed, word: '' };

test('cases and plurals share a stem; a short word stays whole', () => {
  expect([stem('roza'), stem('rozy'), stem('rozami')]).toEqual(['roz', 'roz', 'roz']);
  expect([stem('gapjygy'), stem('kitaby'), 'gapjyk'.startsWith(stem('gapjygy'))]).toEqual([
    'gapjy',
    'kita',
    true,
  ]);
  expect([stem('gul'), stem('guller'), stem('gulleri')]).toEqual(['gul', 'gul', 'gul']);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }),
  );
});

test('the endings of a Turkmen case or possessive are cut where enough of the word is left', () => {
  expect(['sumkasyny', 'caydan', 'yassygym', 'keramikada', 'gullere'].map(stem)).toEqual([
    ...['sumka', 'cay', 'yassy', 'keramika', 'gul'],
  ]);
  expect(['altyn', 'sabyn', 'gawun', 'gelin'].map(stem), 'nouns that only look like it').toEqual([
    ...['altyn', 'sabyn', 'gawun', 'gelin'],
  ]);
});

test('a Russian word has another stem where a vowel comes and goes', () => {
  expect(stemsOf(wordOf('сказок'))).toContain('skazk');
  expect(stemsOf(wordOf('открыток'))).toContain('otkrytk');
  expect(stemsOf(wordOf('подарками'))).toContain('podarok');
  expect(stemsOf(wordOf('köýnek')), 'no Russian word').toEqual(['koynek']);
});

test('the noun that ends in -ие has one stem in both numbers', () => {
  expect(['украшение', 'украшения', 'украшению'].map((typed) => stem(wordOf(typed).word))).toEqual(
    Array.from({ length: 3 }, () => 'ukrasen'),
  );
});

test('the stem keeps the letters as typed', () => {
  expect(['güllere', 'gül', 'Ёлку', 'şemleri', 'цветами'].map((typed) => typedStem(wordOf(typed)))).toEqual([
    ...['gül', 'gül', 'елк', 'şem', 'цвет'],
  ]);
});

test('an unknown word may be a diminutive, or Russian in Latin letters', () => {
  const forms: [string, string][] = [
    ['шарфик', 'шарф'],
    ['вазочку', 'ваз'],
    ['сумочка', 'сумк'],
    ['книжку', 'книг'],
    ['слоника', 'слон'],
    ['зайчика', 'зай'],
    ['открыточки', 'открытк'],
    ['güljük', 'gül'],
    ['kolco', 'kolso'],
    ['duxi', 'duhi'],
    ['4asy', 'chasy'],
  ];
  for (const [typed, form] of forms)
    expect(
      otherForms(wordOf(typed)).map((one) => one.typed),
      typed,
    ).toContain(form);
});
