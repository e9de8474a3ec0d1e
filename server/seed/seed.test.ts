import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageAddress, type PageName } from '#domain/pages.ts';
import { banners } from './data/banners.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { slots, wraps, zones } from './data/delivery.ts';
import { ideas } from './data/ideas.ts';
import { occasions, recipients } from './data/occasions.ts';
import { pictures } from './data/pictures.ts';
import { knownPlaces } from '#server/features/delivery/known-places/known-places.ts';
import { products } from './data/products.ts';
import { reviews } from './data/reviews.ts';
import { deliverySections } from './data/texts/delivery-payment.ts';
import { about as shopAbout } from './data/texts/shop.ts';
import { nameSku } from './name-sku.ts';

type KeyedList = readonly { readonly key: string }[];
const keys = (list: KeyedList) => new Set(list.map((item) => item.key));
const pictureKeys = keys(pictures);

function missingFrom(wanted: readonly string[], known: ReadonlySet<string>): string[] {
  return wanted.filter((key) => !known.has(key));
}

test('the catalogue is full: more than 100 products, each with an option and a picture', () => {
  expect(products.length).toBeGreaterThan(100);
  expect(products.filter((product) => product.options.length === 0 || product.pictures.length === 0)).toEqual(
    [],
  );
});

test('no key is used twice', () => {
  const lists: Record<string, KeyedList> = {
    products,
    categories,
    brands,
    ideas,
    occasions,
    recipients,
    pictures,
  };
  const doubled = Object.entries(lists).filter(([, list]) => keys(list).size !== list.length);
  expect(doubled.map(([name]) => name)).toEqual([]);
  expect(new Set(pictures.map((picture) => picture.id)).size).toBe(pictures.length);
});

test('products stand only in categories that exist, and not in one that has categories below it', () => {
  const leaves = new Set(
    categories.filter((one) => !categories.some((other) => other.parent === one.key)).map((one) => one.key),
  );
  expect(
    missingFrom(
      products.flatMap((product) => product.categories),
      leaves,
    ),
  ).toEqual([]);
  expect(
    missingFrom(
      products.map((product) => product.brand),
      keys(brands),
    ),
  ).toEqual([]);
  expect(
    missingFrom(
      products.flatMap((product) => product.occasions),
      keys(occasions),
    ),
  ).toEqual([]);
  expect(
    missingFrom(
      products.flatMap((product) => product.recipients),
      keys(recipients),
    ),
  ).toEqual([]);
});

test('no category, brand, occasion or recipient is without products', () => {
  const leaves = categories.filter((one) => one.parent !== undefined).map((one) => one.key);
  expect(missingFrom(leaves, new Set(products.flatMap((product) => product.categories)))).toEqual([]);
  expect(missingFrom([...keys(brands)], new Set(products.map((product) => product.brand)))).toEqual([]);
  expect(
    missingFrom([...keys(occasions)], new Set(products.flatMap((product) => product.occasions))),
  ).toEqual([]);
  expect(
    missingFrom([...keys(recipients)], new Set(products.flatMap((product) => product.recipients))),
  ).toEqual([]);
});

test('every picture that is named exists, with all its files, and none lies there for nothing', () => {
  const wanted = [
    ...products.flatMap((product) => [
      ...product.pictures,
      ...product.options.flatMap((option) => option.picture ?? []),
    ]),
    ...[...categories, ...brands, ...ideas, ...banners, ...wraps].map((item) => item.picture),
  ];
  expect(missingFrom(wanted, pictureKeys)).toEqual([]);
  const about = [...shopAbout.pictures, ...deliverySections.flatMap(({ picture }) => picture ?? [])];
  expect(missingFrom([...pictureKeys], new Set([...wanted, ...about]))).toEqual([]);
  const files = pictures.flatMap((picture) => picture.renditions.map((rendition) => rendition.file));
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, 'pictures', file)))).toEqual([]);
});

test('no product shows the same picture twice or is tied twice to the same thing', () => {
  const doubled = (list: readonly string[]) => new Set(list).size !== list.length;
  const wrong = products.filter((one) =>
    [one.pictures, one.categories, one.occasions, one.recipients].some(doubled),
  );
  expect(wrong.map((product) => product.key)).toEqual([]);
});

test('prices are whole multiples of 50 tenge and a discount lowers them', () => {
  const options = products.flatMap((product) => product.options);
  expect(options.filter(({ price }) => !Number.isInteger(price) || price <= 0 || price % 50 !== 0)).toEqual(
    [],
  );
  expect(
    options.filter(
      ({ price, oldPrice }) => oldPrice !== undefined && (oldPrice <= price || oldPrice % 50 !== 0),
    ),
  ).toEqual([]);
});

test('some options are sold out, some are nearly gone, most are plentiful', () => {
  const counts = products.flatMap((product) => product.options.map((option) => option.count));
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
  expect(counts.filter((count) => count >= 1 && count <= 3).length).toBeGreaterThan(5);
  expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(counts.length / 2);
});

test('every option has a code of its own', () => {
  const skus = products.flatMap((product, place) =>
    product.options.map((_, position) => nameSku(product.key, place + 1, position + 1)),
  );
  expect(new Set(skus).size).toBe(skus.length);
});

test('an idea has a story and six to twelve products that exist', () => {
  expect(
    missingFrom(
      ideas.flatMap((idea) => idea.products),
      keys(products),
    ),
  ).toEqual([]);
  const wrong = ideas.filter(
    ({ products: list, story }) => list.length < 6 || list.length > 12 || story.length < 2,
  );
  expect(wrong.map((idea) => idea.key)).toEqual([]);
});

test('every category has at least four products to choose from', () => {
  const leaves = categories.filter((one) => one.parent !== undefined).map((one) => one.key);
  const thin = leaves.filter((key) => products.filter((one) => one.categories.includes(key)).length < 4);
  expect(thin).toEqual([]);
});

test('a picture shows one product only, and the options of a product all have a picture of their own or none has', () => {
  const firsts = products.map((product) => product.pictures[0]);
  expect(new Set(firsts).size).toBe(firsts.length);
  const shown = products.map(({ key, options }) => ({ key, options: options.map((one) => one.picture) }));
  const mixed = shown.filter(
    ({ options }) => options.some(Boolean) && new Set(options.filter(Boolean)).size !== options.length,
  );
  expect(mixed.map(({ key }) => key)).toEqual([]);
});

test('banners lead to things that exist', () => {
  const known = {
    idea: keys(ideas),
    product: keys(products),
    category: keys(categories),
    occasion: keys(occasions),
    recipient: keys(recipients),
  };
  for (const { link } of banners) {
    for (const [kind, key] of Object.entries(link)) {
      if (kind === 'page') expect(pageAddress(key as PageName)).toMatch(/^\/[^/]/);
      else expect(known[kind as keyof typeof known]).toContain(key);
    }
  }
});

test('every region has places and every place a zone that exists', () => {
  expect(new Set(knownPlaces.map((place) => place.region))).toEqual(
    new Set(['AG', 'AR', 'AH', 'BN', 'DZ', 'LB', 'MR']),
  );
  const zoneIds = new Set(zones.map((zone) => zone.id));
  expect(
    missingFrom([...knownPlaces.map((place) => place.zone), ...slots.flatMap((slot) => slot.zones)], zoneIds),
  ).toEqual([]);
  expect(new Set(knownPlaces.map((place) => `${place.region} ${place.title.tm}`)).size).toBe(
    knownPlaces.length,
  );
});

test('nobody reviewed a product before the shop sold it', () => {
  const age = new Map(products.map((product) => [product.key, product.daysAgo]));
  const wrong = reviews.filter((review) => review.daysAgo >= (age.get(review.product) ?? -1));
  expect(wrong.map((review) => `${review.product}: ${review.daysAgo}`)).toEqual([]);
});
