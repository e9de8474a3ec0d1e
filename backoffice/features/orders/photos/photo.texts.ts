import { defineTexts } from '#backoffice/lang/texts.ts';

export const photoTexts = defineTexts({
  title: { tm: 'Sowgadyň suraty', ru: 'Фото подарка' },
  take: { tm: 'Surata düşür', ru: 'Сфотографировать' },
  hint: {
    tm: 'Surat müşderä derrew görünýär. Ýüzler, salgy we gutlag haty surata düşmesin.',
    ru: 'Фото сразу увидит покупатель. Без лиц, адреса и текста открытки.',
  },
  proof: { tm: 'Gowşurylanda', ru: 'При вручении' },
  one: { tm: 'Surat {n}', ru: 'Фото {n}' },
  remove: { tm: 'Suraty poz', ru: 'Удалить фото' },
  good: { tm: 'Müşderi halady', ru: 'Покупателю всё понравилось' },
  change: { tm: 'Müşderi soraýar: “{words}”', ru: 'Покупатель просит: «{words}»' },
  changeDone: {
    tm: 'Müşderi sorapdy: “{words}”. Täze surat görkezildi.',
    ru: 'Покупатель просил: «{words}». Новое фото показано.',
  },
  waits: { tm: 'Müşderiniň jogabyna sagat {time} çenli garaşylýar', ru: 'Ждём ответа покупателя до {time}' },
  silent: {
    tm: 'Müşderi jogap bermedi, üýtgedilmeli zat ýok',
    ru: 'Покупатель не ответил, менять ничего не нужно',
  },
  next: { tm: 'Ýerine ýetirip, täze surat görkeziň', ru: 'Поправьте и покажите новое фото' },
});
