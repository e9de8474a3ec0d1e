import { expect, test } from 'vitest';
import { banners } from './data/banners.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { closedDay, peakDays, wraps, zones } from './data/delivery.ts';
import { ideas } from './data/ideas.ts';
import { occasions, recipients } from './data/occasions.ts';
import { pictures } from './data/pictures.ts';
import { knownPlaces } from '#server/features/delivery/known-places/known-places.ts';
import { products } from './data/products.ts';
import { reviews } from './data/reviews.ts';
import { deliverySections } from './data/texts/delivery-payment.ts';
import { privacySections } from './data/texts/privacy.ts';
import { about, contacts, home } from './data/texts/shop.ts';
import { termsSections } from './data/texts/terms.ts';
import type { Text } from './seed-types.ts';

/** Every bilingual text anywhere inside a value. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('tm' in value && 'ru' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
}

const prose = [
  ...products.flatMap((product) => [product.title, product.about]),
  ...brands.map((brand) => brand.about),
  ...textsIn([categories, ideas, occasions, recipients, zones, closedDay, peakDays, wraps, banners]),
  ...textsIn([deliverySections, privacySections, termsSections, about]),
  home.slogan,
];
const all = [...textsIn([products, brands, pictures, knownPlaces, contacts, home]), ...prose];

test('every text is written in both languages', () => {
  expect(
    all.filter(({ tm, ru }) => tm.trim() === '' || ru.trim() === '' || tm !== tm.trim() || ru !== ru.trim()),
  ).toEqual([]);
});

test('an option has a title where its product has several, and only there', () => {
  const wrong = products.filter(({ options }) =>
    options.some(({ title }) => (title !== undefined) !== options.length > 1),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('prose is not the same in both languages', () => {
  expect(prose.filter(({ tm, ru }) => tm === ru)).toEqual([]);
});

test('Turkmen is written in Turkmen letters only', () => {
  expect(all.filter(({ tm }) => /\p{Script=Cyrillic}/u.test(tm)).map(({ tm }) => tm)).toEqual([]);
  const known = new Set(['C', 'UV', 'XL']);
  const words = all.flatMap(({ tm }) => tm.match(/\p{Script=Latin}+/gu) ?? []);
  expect(words.filter((word) => /[cqvx]/i.test(word) && !known.has(word))).toEqual([]);
});

test('Russian has no Latin words but the signs everybody knows', () => {
  const known = /^(XL|S|M|L|USB|C|UV|Wi|Fi|Bluetooth|SMS|IMO|cookie|Sowgat)$/;
  const strays = all.flatMap(({ ru }) =>
    (ru.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !known.test(word)),
  );
  expect(strays).toEqual([]);
});

test('quotation marks and dashes are those of each language', () => {
  expect(
    all.filter(({ tm, ru }) => /["«»]/.test(tm) || /["“”]/.test(ru)).map(({ tm, ru }) => `${tm} / ${ru}`),
  ).toEqual([]);
});

test('a description says something: two sentences or more and at least forty letters', () => {
  const thin = products.filter(({ about: { tm, ru } }) =>
    [tm, ru].some((text) => text.length < 40 || (text.match(/[.!?](?=\s|$)/g) ?? []).length < 1),
  );
  expect(thin.map((product) => product.key)).toEqual([]);
});

test('a review is in one language and signed', () => {
  const mixed = reviews.filter(({ text }) => /\p{Script=Cyrillic}/u.test(text) && /[äňöşüýž]/.test(text));
  expect(mixed).toEqual([]);
  expect(reviews.filter(({ author, rating }) => author === '' || rating < 1 || rating > 5)).toEqual([]);
});

test('an option that is chosen by its number names what is counted, as its line says a number of units beside it', () => {
  const counted = products
    .filter(({ options }) => options.length > 1)
    .flatMap(({ options }) => options.map(({ title }) => `${title?.tm} / ${title?.ru}`))
    .filter((title) => /^\d+ sany|\d+ шт\.$/.test(title));
  expect(counted).toEqual([]);
});
