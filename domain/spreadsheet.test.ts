import { expect, test } from 'vitest';
import {
  columnOfHeading,
  hasLostLetters,
  headings,
  isDate,
  mayHaveLostLetters,
  readStatus,
} from './spreadsheet.ts';

test('a text that lost its Turkmen letters in a Russian Windows is detected', () => {
  for (const now of ['Gyzyl b?g?ller', 'Gyzyl baguller', 'Gyzyl bag?ller'])
    expect(hasLostLetters('Gyzyl bägüller', now), now).toBe(true);
  for (const now of ['G?l', 'Ak ?elek', '?elek', 'S??g?li', 'K???l', 'Guty (g?l)', '"?elek"'])
    expect(hasLostLetters('', now), now).toBe(true);
  for (const [before, now] of [
    ['Gyzyl bägüller', 'Gyzyl bägüller'],
    ['Gyzyl bägüller', 'Gyzyl bägul'],
    ['Gyzyl bägüller', 'Ak bägüller'],
    ['Roza', 'Rozalar'],
    ['', 'Näme sowgat bermeli? Bägül'],
    ['', 'shop.example/a?b=1 salgysyndan'],
    ['', 'Näme?! Hawa'],
  ] as const)
    expect(hasLostLetters(before, now), now).toBe(false);
});

test('a name with a question mark behind a word may have lost its last letter, unless it was called so', () => {
  for (const now of ['Ak da?', 'Da? guty']) expect(mayHaveLostLetters('', now), now).toBe(true);
  expect(mayHaveLostLetters('', 'Ak daş')).toBe(false);
  expect(mayHaveLostLetters('Kim? Näme?', 'Kim? Näme?')).toBe(false);
});

test('statuses are read in both languages, and a date is told from a number', () => {
  expect(['Draft', 'В продаже', 'satuwda', 'опубликован', 'Arhiwde'].map(readStatus)).toEqual([
    'draft',
    'published',
    'published',
    'published',
    'archived',
  ]);
  expect(['', 'täze', '__proto__'].map(readStatus)).toEqual([null, null, null]);
  expect(['2026-03-08', '08.03.2026', '8/3/26', '2026-03-08 12:00'].every(isDate)).toBe(true);
  expect(['180', '5.10', '1 250,50', ''].some(isDate)).toBe(false);
});

test('a column is called as on the screens, and files with its former heading are still read', () => {
  expect(headings.category).toMatchObject({ ru: 'Категория', tm: 'Kategoriýa' });
  for (const heading of ['Категория', 'kategoriýa', 'Раздел', 'Bölüm', 'category'])
    expect(columnOfHeading(heading), heading).toBe('category');
  for (const heading of ['Другие категории', 'Другие разделы', 'Beýleki bölümler'])
    expect(columnOfHeading(heading), heading).toBe('categories');
});
