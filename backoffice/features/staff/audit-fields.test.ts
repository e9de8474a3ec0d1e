import { expect, test } from 'vitest';
import { nameField } from './audit-fields.ts';
import { showValue } from './audit-values.ts';

test('the audit log names fields in both languages at any depth, shows sums in manats and flags as words', () => {
  expect(nameField('options.0.price', 'ru')).toBe('Варианты · № 1 · Цена, TMT');
  expect(nameField('title.ru', 'tm')).toBe('Ady · rusça');
  expect(nameField('delivery_day', 'tm')).toBe('Eltip beriş güni');
  expect(nameField('no-such-field', 'ru')).toBe('no-such-field');
  expect(showValue('options.0.price', '12345', 'ru')).toBe('123,45');
  expect(showValue('position', '12345', 'ru')).toBe('12345');
  expect(showValue('price', undefined, 'ru')).toBeUndefined();
  expect([showValue('isShown', 'false', 'tm'), showValue('isShown', 'true', 'ru')]).toEqual(['ýok', 'да']);
});
