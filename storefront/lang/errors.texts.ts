/**
 * Section 8 of the specification. Where it gives a text for a language, that text is used word for word; what it
 * gives in neither language is the rejection's message (store/failure.ts) and is written here in both. Where it gives
 * only another language than the reader's, `seenTexts` is shown.
 */
import { defineTexts } from '#domain/print/texts.ts';

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

/** Clearer texts, shown before those above that are fixed in English or say too little. */
export const seenTexts = defineTexts({
  unknown: {
    tm: 'Başartmady. Baglanyşygy barlap, ýene synanyşyň',
    ru: 'Не получилось. Проверьте связь и повторите',
  },
  wrongUsername: {
    tm: 'Ulanyjy belgisi nädogry',
    ru: 'С этим номером войти не получилось. Проверьте номер',
  },
  checkData: {
    tm: 'Kod gabat gelmedi. SMS-däki sanlary barlaň',
    ru: 'Код не подходит. Проверьте цифры из SMS',
  },
});
