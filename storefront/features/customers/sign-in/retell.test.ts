import { expect, test } from 'vitest';
import { retell } from './retell.ts';

test('a sentence of the shop is said in the language that is on now, any other as it came', () => {
  expect(retell('Ulanyjy belgisi nädogry', 'ru')).toBe('incorrect user name');
  expect(retell('incorrect user name', 'tm')).toBe('Ulanyjy belgisi nädogry');
  expect(retell('Проверьте данные', 'ru')).toBe('Проверьте данные');
  expect(retell('SMS ýok', 'ru')).toBe('SMS ýok');
  expect(retell(null, 'ru')).toBeUndefined();
});
