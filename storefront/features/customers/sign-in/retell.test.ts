import { expect, test } from 'vitest';
import { retell } from './retell.ts';

test('a sentence of the shop is said in the language that is on now, any other as it came', () => {
  expect(retell('incorrect user name', 'tm')).toEqual({ text: 'Ulanyjy belgisi nädogry' });
  expect(retell('Проверьте данные', 'ru')).toEqual({ text: 'Проверьте данные' });
  expect(retell('Maglumatlary barlaň', 'ru')).toEqual({ text: 'Проверьте данные' });
  expect(retell('SMS ýok', 'ru')).toEqual({ text: 'SMS ýok' });
  expect(retell(null, 'ru')).toBeUndefined();
});

test('words that are fixed in English are seen in Russian first and stay beside it', () => {
  for (const sentence of ['Ulanyjy belgisi nädogry', 'incorrect user name'])
    expect(retell(sentence, 'ru')).toEqual({
      text: 'incorrect user name',
      local: 'С этим номером войти не получилось. Проверьте номер',
      textLang: 'en',
    });
});
