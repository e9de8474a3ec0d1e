import { defineTexts } from '#domain/print/texts.ts';

export const rowTexts = defineTexts({
  more: { tm: 'ýene {n}', ru: 'и ещё {n}' },
  card: { tm: 'gutlag haty', ru: 'открытка' },
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
