import { expect, test } from 'vitest';
import type { Brand } from '#contract/catalogue/shop.ts';
import { findBrands } from './find-brands.ts';

const brand = (title: string): Brand => ({
  id: 1,
  title,
  description: { tm: '', ru: '' },
  picture: null,
  productsCount: 1,
});
const brands = ['Şöhle', 'Ak tort', 'Çeper el'].map(brand);
const titles = (text: string) => findBrands(brands, text).map(({ title }) => title);

test('brands are found without diacritics', () => {
  expect(titles('sohle')).toEqual(['Şöhle']);
  expect(titles('CEPER')).toEqual(['Çeper el']);
});

test('no text shows all, alphabetically', () => {
  expect(titles(' ')).toEqual(['Ak tort', 'Çeper el', 'Şöhle']);
});

test('every word must be there', () => {
  expect(titles('ak el')).toEqual([]);
});
