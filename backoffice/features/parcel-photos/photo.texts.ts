import { defineTexts, type Language, type Phrase, pick } from '#domain/print/texts.ts';

export const photoTexts = defineTexts({
  title: { tm: 'Sowgadyň suraty', ru: 'Фото подарка' },
  take: { tm: 'Surata düşür', ru: 'Сфотографировать' },
  hint: {
    tm: 'Surat müşderä derrew görünýär. Ýüzler, salgy we gutlag haty surata düşmesin.',
    ru: 'Фото сразу увидит клиент. Без лиц, адреса и текста открытки.',
  },
  proof: { tm: 'Gowşurylanda', ru: 'При вручении' },
  one: { tm: 'Surat {n}', ru: 'Фото {n}' },
  remove: { tm: 'Suraty poz', ru: 'Удалить фото' },
  good: { tm: 'Müşderi halady', ru: 'Клиенту всё понравилось' },
  change: { tm: 'Müşderi soraýar: “{words}”', ru: 'Клиент просит: «{words}»' },
  changeDone: {
    tm: 'Müşderi sorapdy: “{words}”. Täze surat görkezildi.',
    ru: 'Клиент просил: «{words}». Новое фото показано.',
  },
  waits: { tm: 'Müşderiniň jogabyna şu wagta çenli garaşylýar: {time}', ru: 'Ждём ответа клиента до {time}' },
  silent: {
    tm: 'Müşderi jogap bermedi, üýtgedilmeli zat ýok',
    ru: 'Клиент не ответил, менять ничего не нужно',
  },
  none: { tm: 'Sowgadyň suraty heniz düşürilmedi', ru: 'Фото подарка ещё нет' },
  orWhy: {
    tm: 'Ýa-da sebäbini ýazyň, ony diňe işgärler görer',
    ru: 'Или укажите причину, её увидят только сотрудники',
  },
  why: { tm: 'Surat näme üçin ýok', ru: 'Почему без фото' },
  ownWords: { tm: 'Sebäbi', ru: 'Причина' },
  skippedWhy: { tm: 'Surat ýok: {why}', ru: 'Без фото: {why}' },
  nextOrWhy: {
    tm: 'Täze surat görkeziň ýa-da sebäbini ýazyň: ony müşderi okar.',
    ru: 'Покажите новое фото или напишите, почему нет: клиент это прочтёт.',
  },
  whyLeft: { tm: 'Näme üçin üýtgedilmedi', ru: 'Почему не поправили' },
  changeLeft: {
    tm: 'Müşderi sorapdy: “{words}”. Edilmedi, oňa ýazyldy: {why}',
    ru: 'Клиент просил: «{words}». Не сделано, ему написано: {why}',
  },
  changeSent: {
    tm: 'Müşderi sorapdy: “{words}”. Sowgat üýtgedilmän ugradyldy.',
    ru: 'Клиент просил: «{words}». Подарок отправлен без этого.',
  },
  next: { tm: 'Ýerine ýetirip, täze surat görkeziň', ru: 'Поправьте и покажите новое фото' },
});

/** Why a parcel has no photo; `other` in words of their own. */
export const noPhotoReasons = ['camera', 'buyer', 'hurry', 'other'] as const;
export const skipReasonTexts = defineTexts({
  camera: { tm: 'Kamera işlemeýär', ru: 'Камера не работает' },
  buyer: { tm: 'Müşderi surat islänok', ru: 'Клиент просил без фото' },
  hurry: { tm: 'Gyssagly sargyt, wagt ýok', ru: 'Срочный заказ, нет времени' },
  other: { tm: 'Başga sebäp', ru: 'Другая причина' },
} satisfies Record<(typeof noPhotoReasons)[number], Phrase>);

/** A reason as the reader's language says it; one in words of their own as it was written. */
export function sayWhy(why: string, language: Language): string {
  const known = Object.values(skipReasonTexts).find(({ tm, ru }) => why === tm || why === ru);
  return known ? pick(known, language) : why;
}
