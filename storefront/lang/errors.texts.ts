/**
 * Section 8 of the specification. Where it gives a text for a language, that text stands here word for word;
 * what it gives in neither language is the rejection's message (store/failure.ts) and is said here in both.
 * What it gives in another language than the reader's is seen in the words of `seenTexts`.
 */
import { defineTexts } from './texts.ts';

export const errorTexts = defineTexts({
  wrongUsername: { tm: 'Ulanyjy belgisi nädogry', ru: 'incorrect user name' },
  unknown: { tm: 'Näbelli ýalňyşlyk', ru: 'Неизвестная ошибка' },
  checkData: { tm: 'Maglumatlary barlaň', ru: 'Проверьте данные' },
  outOfStock: { tm: 'Ammarda ýok', ru: 'Нет в наличии' },
  someMissing: { tm: 'Käbir harytlar ammarda ýok', ru: 'Некоторых товаров нет на складе' },
  productNotFound: { tm: 'Haryt tapylmady', ru: 'Товар не найден' },
  somethingWrong: { tm: 'Bir zat ýalňyş boldy', ru: 'Что-то пошло не так' },
  noConnection: {
    tm: 'Aragatnaşyk ýok. Internet baglanyşygyňyzy barlaň',
    ru: 'Нет связи. Проверьте интернет-соединение',
  },
});

/** What a person reads first where a text above is fixed in English, or says too little. */
export const seenTexts = defineTexts({
  wrongUsername: {
    tm: 'Ulanyjy belgisi nädogry',
    ru: 'С этим номером войти не получилось. Проверьте номер',
  },
  checkData: {
    tm: 'Kod gabat gelmedi. SMS-däki sanlary barlaň',
    ru: 'Код не подходит. Проверьте цифры из SMS',
  },
});
