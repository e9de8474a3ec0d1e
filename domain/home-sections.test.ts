import { expect, test } from 'vitest';
import {
  arrangeSections,
  homeSections,
  isSectionEmpty,
  type PlacedSection,
  sectionsFault,
  shownSections,
} from './home-sections.ts';

const shown = (...names: string[]) => names.map((name) => ({ name, isShown: true })) as PlacedSection[];
const namesOf = (placed: PlacedSection[]) => placed.map(({ name }) => name);

test('without a stored order every section is shown in the default order', () => {
  expect(shownSections(arrangeSections([]))).toEqual([...homeSections]);
});

test('the order of staff is kept, and a hidden section keeps its place', () => {
  const input = shown(...homeSections.toReversed());
  const hidden = input.map((section) => ({ ...section, isShown: section.name !== 'ideas' }));
  expect(arrangeSections(hidden)).toEqual(hidden);
  expect(shownSections(hidden)).toEqual(homeSections.toReversed().filter((name) => name !== 'ideas'));
});

test('a section added later stands after its neighbour of the default order, wherever staff moved that', () => {
  const before = homeSections.filter((name) => name !== 'ideas' && name !== 'hero').toReversed();
  expect(namesOf(arrangeSections(shown(...before)))).toEqual([
    'hero',
    'trust',
    'banners',
    'new',
    'occasions',
    'ideas',
    'recipients',
    'categories',
    'popular',
  ]);
});

test('a section that no longer exists is left out', () => {
  expect(namesOf(arrangeSections(shown('horoscope', ...homeSections)))).toEqual([...homeSections]);
});

test('each section is listed once, and at least one is shown', () => {
  expect(sectionsFault(shown('trust', 'hero'))).toBeUndefined();
  expect(sectionsFault(shown('hero', 'trust', 'hero'))).toBe('doubled');
  expect(sectionsFault([{ name: 'hero', isShown: false }])).toBe('none-shown');
  expect(sectionsFault([])).toBe('none-shown');
});

test('a section is empty when it has nothing that a customer could open', () => {
  const nothing = {
    categories: [],
    popularProducts: [],
    recipients: [{ productsCount: 0 }],
    ideas: [],
    newProducts: [],
    occasions: [{ productsCount: 0 }],
    banners: [],
  };
  const empty = (goods: typeof nothing) => homeSections.filter((name) => isSectionEmpty(name, goods));
  expect(empty(nothing)).toEqual(homeSections.filter((name) => name !== 'hero' && name !== 'trust'));
  expect(empty({ ...nothing, recipients: [{ productsCount: 2 }] })).not.toContain('recipients');
});
