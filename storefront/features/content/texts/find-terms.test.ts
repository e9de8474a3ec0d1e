import { expect, test } from 'vitest';
import type { Section } from '#contract/content/shop.ts';
import { findTerms } from './find-terms.ts';

const section = (ru: string, more: Partial<Section> = {}): Section => ({
  title: { tm: '', ru },
  body: { tm: '', ru: '' },
  ...more,
});

test('the terms are found by their mark, wherever staff put them and whatever the heading', () => {
  const terms = section('О заказах', { id: 'terms' });
  expect(findTerms([section('Условия хранения данных'), terms])).toBe(1);
  expect(findTerms([terms, section('Условия хранения данных')])).toBe(0);
});

test('terms rewritten by staff are found by their heading; missing ones are not found', () => {
  expect(findTerms([section('Данные'), section('Условия использования')])).toBe(1);
  expect(findTerms([section('Данные')])).toBe(-1);
});
