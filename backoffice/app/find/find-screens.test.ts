import { expect, test } from 'vitest';
import { roleMay } from '#domain/staff.ts';
import { placeGroups, type Tab } from '#backoffice/app/frame/places.ts';
import { findScreens } from './find-screens.ts';
import { synonyms } from './synonyms.texts.ts';

const find = (q: string, role: 'owner' | 'packer' = 'owner') => findScreens(q, (need) => roleMay(role, need));
const first = (q: string) => find(q).screens[0]?.to;

test.each([
  ['Сотрудники', '/staff'],
  ['сотр', '/staff'],
  ['işgär', '/staff'],
  ['промокоды', '/discounts/promos'],
  ['Скидки', '/discounts/price-plans'],
  ['выходные', '/delivery/days'],
  ['excel', '/imports'],
  ['ostatki', '/stock'],
  ['касса', '/money/cash'],
])('%s opens %s', (q, to) => {
  expect(first(q)).toBe(to);
});

test('a screen that is called so is named, one with such another word is not', () => {
  expect([find('склад').isNamed, find('эквайринг').isNamed, find('пингвин').screens]).toEqual([
    true,
    false,
    [],
  ]);
});

test('nobody finds a screen that they may not open', () => {
  expect(find('сотрудники', 'packer').screens).toEqual([]);
  expect(find('склад', 'packer').screens.map(({ to }) => to)).toEqual(['/stock']);
});

test('synonyms are of screens that are there', () => {
  const all = (tab: Tab): string[] => [tab.to, ...(tab.tabs ?? []).flatMap(all)];
  const known = placeGroups.flatMap(({ places }) => places.flatMap(all));
  expect(Object.keys(synonyms).filter((to) => !known.includes(to))).toEqual([]);
});
