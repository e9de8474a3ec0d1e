import { defineTexts } from '#domain/print/texts.ts';

export const rowTexts = defineTexts({
  dense: { tm: 'Setirler ýygy', ru: 'Плотные строки' },
  noDay: { tm: 'günsiz', ru: 'без даты' },
  atCounter: { tm: 'Satuw', ru: 'Продажа' },
  byPhone: { tm: 'Telefondan', ru: 'По телефону' },
  more: { tm: 'ýene {n}', ru: 'и ещё {n}' },
  card: { tm: 'gutlag haty', ru: 'открытка' },
  isLate: { tm: 'gijä galýar', ru: 'опаздывает' },
  noWindow: { tm: 'wagtsyz', ru: 'без окна' },
  toCall: { tm: 'jaň et', ru: 'позвонить' },
  asksAddress: { tm: 'salga garaşýar', ru: 'ждёт адрес' },
  asksChange: { tm: 'üýtgetmegi soraýar', ru: 'просит поправить' },
  asksBuyer: { tm: 'jogaba garaşýar', ru: 'ждёт ответа' },
});

/** How an order is paid, beside its sum. */
export const wayTexts = defineTexts({
  CASH: { tm: 'nagt', ru: 'нал.' },
  TERMINAL: { tm: 'term.', ru: 'терм.' },
  CARD: { tm: 'kart', ru: 'карта' },
  CERTIFICATE: { tm: 'sertifikat', ru: 'сертификат' },
});

/** How an order's sum is to be taken, or was paid. */
export const takeTexts = defineTexts({
  byCash: { tm: 'nagt almaly', ru: 'взять наличными' },
  byTerminal: { tm: 'terminal bilen almaly', ru: 'взять терминалом' },
  CASH: { tm: 'nagt tölendi', ru: 'наличными' },
  TERMINAL: { tm: 'terminal bilen', ru: 'терминалом' },
  CARD: { tm: 'kart bilen', ru: 'картой' },
  CERTIFICATE: { tm: 'sertifikat', ru: 'сертификат' },
});

/** The views of the list. */
export const viewTexts = defineTexts({
  today: { tm: 'Şu gün', ru: 'Сегодня' },
  pay: { tm: 'Tölemeli', ru: 'Оплатить' },
  call: { tm: 'Jaň etmeli', ru: 'Позвонить' },
  late: { tm: 'Gijä galýar', ru: 'Опаздывают' },
  waiting: { tm: 'Jogaba garaşýar', ru: 'Ждут ответа' },
  mine: { tm: 'Meniňki', ru: 'Мои' },
  all: { tm: 'Hemmesi', ru: 'Все' },
});

/** Views that staff keep for themselves. */
export const ownViewTexts = defineTexts({
  keep: { tm: 'Görnüşi ýatda sakla', ru: 'Сохранить вид' },
  change: { tm: 'Görnüşi üýtget', ru: 'Изменить вид' },
  name: { tm: 'Ady', ru: 'Название' },
  go: { tm: 'Ýatda sakla', ru: 'Сохранить' },
  forget: { tm: 'Görnüşi poz', ru: 'Удалить вид' },
  hint: {
    tm: 'Süzgüç şu brauzerde ýatda saklanar, gözlenen sözler saklanmaz.',
    ru: 'Фильтр запомнит этот браузер, слова поиска — нет.',
  },
});
