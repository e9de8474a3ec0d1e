import { expect, test } from 'vitest';
import { translateMessage } from './translate-message.ts';

test('a known message is shown in the current language, any other as it came', () => {
  expect(translateMessage('incorrect user name', 'tm')).toEqual({ text: 'Ulanyjy belgisi nädogry' });
  expect(translateMessage('SMS ýok', 'ru')).toEqual({ text: 'SMS ýok' });
  expect(translateMessage(null, 'ru')).toBeUndefined();
});

test('messages that are fixed in English are shown with their Russian translation first', () => {
  for (const sentence of ['Ulanyjy belgisi nädogry', 'incorrect user name'])
    expect(translateMessage(sentence, 'ru')).toEqual({
      text: 'incorrect user name',
      local: 'С этим номером войти не получилось. Проверьте номер',
      textLang: 'en',
    });
});

test('a wrong code has a clear message, beside the words of the specification', () => {
  const local = 'Код не подходит. Проверьте цифры из SMS';
  for (const sentence of ['Проверьте данные', 'Maglumatlary barlaň'])
    expect(translateMessage(sentence, 'ru')).toEqual({ text: 'Проверьте данные', local });
  expect(translateMessage('Maglumatlary barlaň', 'tm')).toEqual({
    text: 'Maglumatlary barlaň',
    local: 'Kod gabat gelmedi. SMS-däki sanlary barlaň',
    textLang: 'tk',
  });
  const tooOld = 'Срок действия кода истёк. Запросите новый';
  expect(translateMessage(tooOld, 'ru')).toEqual({ text: tooOld });
});
