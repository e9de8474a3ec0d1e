import { expect, test } from 'vitest';
import { sayWhy } from './photo.texts.ts';

test('a reason that a colleague chose is read in the own language, one of their own as it was written', () => {
  expect(sayWhy('Kamera işlemeýär', 'ru')).toBe('Камера не работает');
  expect(sayWhy('Камера не работает', 'tm')).toBe('Kamera işlemeýär');
  expect(sayWhy('темно', 'tm')).toBe('темно');
});
