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

test('an unknown error says what to do, in both languages', () => {
  const local = {
    tm: 'Başartmady. Baglanyşygy barlap, ýene synanyşyň',
    ru: 'Не получилось. Проверьте связь и повторите',
  };
  for (const sentence of ['Näbelli ýalňyşlyk', 'Неизвестная ошибка']) {
    expect(translateMessage(sentence, 'tm')).toEqual({
      text: 'Näbelli ýalňyşlyk',
      local: local.tm,
      textLang: 'tk',
    });
    expect(translateMessage(sentence, 'ru')).toEqual({
      text: 'Неизвестная ошибка',
      local: local.ru,
      textLang: 'ru',
    });
  }
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
