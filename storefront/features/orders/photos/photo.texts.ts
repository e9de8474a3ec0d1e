import { defineTexts } from '#storefront/lang/texts.ts';

export const photoTexts = defineTexts({
  title: { tm: 'Sowgadyňyzyň suraty', ru: 'Фото вашего подарка' },
  proof: { tm: 'Gowşurylan pursady', ru: 'Момент вручения' },
  photo: { tm: 'Sowgadyň suraty, {n}/{all}', ru: 'Фото подарка, {n} из {all}' },
  good: { tm: 'Hemmesi gowy', ru: 'Всё хорошо' },
  change: { tm: 'Üýtgetmegi sora', ru: 'Попросить поправить' },
  until: {
    tm: 'Üýtgetmek isleseňiz, sagat {time} çenli ýazyň. Jogap bermeseňiz, sowgady şu görnüşde ugradarys.',
    ru: 'Попросить поправить можно до {time}. Если не ответите, отправим подарок таким.',
  },
  what: { tm: 'Nämäni üýtgedeli?', ru: 'Что поправить?' },
  whatHint: { tm: 'Mysal üçin: lentasy gyzyl bolsun', ru: 'Например: ленту красную' },
  once: { tm: 'Bir gezek sorap bolýar', ru: 'Попросить можно один раз' },
  send: { tm: 'Iber', ru: 'Отправить' },
  noWords: { tm: 'Nämäni üýtgetmelidigini ýazyň', ru: 'Напишите, что поправить' },
  wasGood: { tm: 'Haladyňyz. Sag boluň!', ru: 'Вам всё понравилось. Спасибо!' },
  asked: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirip, täze surat görkezeris.',
    ru: 'Вы попросили: «{words}». Поправим и покажем новое фото.',
  },
  done: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirdik, täze surata serediň.',
    ru: 'Вы попросили: «{words}». Поправили, посмотрите новое фото.',
  },
});
