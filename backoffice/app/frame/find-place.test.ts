import { expect, test } from 'vitest';
import { roleMay, type StaffRole, staffRoles } from '#domain/staff.ts';
import { findPlace, placesFor, tabsOf } from './find-place.ts';
import { newPlace } from './old-places.ts';
import { type Place, placeGroups } from './places.ts';

const placesOf = (role: StaffRole) =>
  placesFor(placeGroups, (need) => roleMay(role, need)).flatMap(({ places }) => places);
const all: readonly Place[] = placeGroups.flatMap(({ places }) => places);

test.each([
  ['/', 'Сегодня'],
  ['/orders', 'Заказы'],
  ['/orders/create', 'Заказы'],
  ['/orders/17/show', 'Заказы'],
  ['/products/7', 'Товары'],
  ['/products/sections/occasions/3', 'Товары'],
  ['/pictures', 'Товары'],
  ['/wraps/add-ons', 'Упаковка'],
  ['/texts/about', 'Тексты и SMS'],
  ['/texts/sms', 'Тексты и SMS'],
  ['/delivery/zones/Z1', 'Доставка'],
  ['/papers', undefined],
])('at %s the menu shows %s', (pathname, words) => {
  expect(findPlace(pathname, all)?.words.ru).toBe(words);
});

test('of the tabs that share the beginning of an address the longest is the current one', () => {
  const wrapping = all.find(({ words }) => words.ru === 'Упаковка');
  const here = (path: string) =>
    findPlace(
      path,
      tabsOf(wrapping as Place, () => true),
    )?.to;
  expect([here('/wraps'), here('/wraps/add-ons'), here('/wraps/7')]).toEqual([
    '/wraps',
    '/wraps/add-ons',
    '/wraps',
  ]);
});

test('sixteen places in four groups; a packer has at most six, an editor seven, a courier one', () => {
  expect(placeGroups.length).toBe(4);
  expect(Object.fromEntries(staffRoles.map((role) => [role, placesOf(role).length]))).toEqual({
    owner: 16,
    manager: 16,
    packer: 6,
    editor: 7,
    courier: 1,
  });
});

test('a place opens at the first screen that one may see', () => {
  const first = (role: StaffRole, words: string) => placesOf(role).find((one) => one.words.ru === words)?.to;
  expect([first('editor', 'Упаковка'), first('owner', 'Упаковка')]).toEqual(['/wraps/add-ons', '/wraps']);
  expect([first('manager', 'Сотрудники'), first('owner', 'Сотрудники')]).toEqual(['/staff/duty', '/staff']);
});

test.each([
  ['/takings', '/money/couriers'],
  ['/occasions', '/products/sections/occasions'],
  ['/occasions/7', '/products/sections/occasions/7'],
  ['/certificates/7/show', '/discounts/certificates/7/show'],
  ['/places/create', '/delivery/places/create'],
  ['/requests', '/orders?view=waiting'],
  ['/orders/7/show', '/orders/7/show'],
  ['/home-page/banners/7', '/home-page/banners/7'],
])('what was at %s is at %s', (old, present) => {
  expect(newPlace(old)).toBe(present);
  expect(newPlace(present), 'and is not led on').toBe(present);
});
