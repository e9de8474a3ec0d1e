import { defineTexts } from '#domain/print/texts.ts';

/** What waits, with its number. */
export const needTexts = defineTexts({
  new: { tm: 'Täze sargytlar: {n}', ru: 'Новых заказов: {n}' },
  call: { tm: 'Jaň etmeli: {n}', ru: 'Позвонить: {n}' },
  late: { tm: 'Gijä galýar: {n}', ru: 'Опаздывают: {n}' },
  money: { tm: 'Gaýtarmaly: {sum}', ru: 'Вернуть {sum}' },
  bank: { tm: 'Töleg barlanmaly: {n}', ru: 'Проверить оплату: {n}' },
  guessed: {
    tm: 'Sertifikatyň koduny tapjak bolýarlar: dürli kodlar synalýar',
    ru: 'Подбирают коды сертификатов',
  },
  change: { tm: 'Sowgady üýtgetmegi soraýarlar: {n}', ru: 'Просят поправить подарок: {n}' },
  deed: { tm: 'Gowşurylyşyna serediň: {n}', ru: 'Посмотрите, как вручено: {n}' },
  waiting: { tm: 'Jogaba garaşýar: {n}', ru: 'Ждут ответа: {n}' },
  thanks: { tm: 'Minnetdarlykdan nägile: {n}', ru: 'Жалобы на благодарность: {n}' },
  reviews: { tm: 'Täze teswirler: {n}', ru: 'Новых отзывов: {n}' },
  holiday: { tm: 'Güni ýazylmadyk baýram: {n}', ru: 'Праздники без даты: {n}' },
});

export const needNotes = defineTexts({
  oldest: { tm: 'iň köp garaşany: {time}', ru: 'старейший: {time}' },
  since: { tm: '{number}, garaşýar: {time}', ru: '{number}, уже {time}' },
  guessed: {
    tm: 'ýary gijä çenli galyndy diňe ulgama girenlere görkezilýär',
    ru: 'до полуночи остаток видят только вошедшие клиенты',
  },
});

/** What one does about it. */
export const actTexts = defineTexts({
  confirm: { tm: 'Tassykla', ru: 'Подтвердить' },
  open: { tm: 'Aç', ru: 'Открыть' },
  board: { tm: 'Tagta', ru: 'На доску' },
  refund: { tm: 'Gaýtar', ru: 'Вернуть' },
  look: { tm: 'Seret', ru: 'Смотреть' },
  date: { tm: 'Gününi ýaz', ru: 'Записать день' },
});
