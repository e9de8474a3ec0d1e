/** What a buyer reads at the photos of a parcel, on the page and where it runs no scripts. */
export const photoSentences = {
  title: { tm: 'Sowgadyňyzyň suraty', ru: 'Фото вашего подарка' },
  proof: { tm: 'Gowşurylan pursady', ru: 'Момент вручения' },
  good: { tm: 'Hemmesi gowy', ru: 'Всё хорошо' },
  change: { tm: 'Üýtgetmegi sora', ru: 'Попросить поправить' },
  until: {
    tm: 'Üýtgetmek isleseňiz, sagat {time} çenli ýazyň. Jogap bermeseňiz, sowgady şu görnüşde ugradarys.',
    ru: 'Попросить поправить можно до {time}. Если не ответите, отправим подарок таким.',
  },
  what: { tm: 'Nämäni üýtgedeli?', ru: 'Что поправить?' },
  once: { tm: 'Bir gezek sorap bolýar', ru: 'Попросить можно один раз' },
  wasGood: { tm: 'Haladyňyz. Sag boluň!', ru: 'Вам всё понравилось. Спасибо!' },
  asked: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirip, täze surat görkezeris.',
    ru: 'Вы попросили: «{words}». Поправим и покажем новое фото.',
  },
  done: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirdik, täze surata serediň.',
    ru: 'Вы попросили: «{words}». Поправили, посмотрите новое фото.',
  },
  left: {
    tm: 'Soradyňyz: “{words}”. Üýtgedip bilmedik: {why}',
    ru: 'Вы попросили: «{words}». Поправить не получилось: {why}',
  },
  sent: {
    tm: 'Soradyňyz: “{words}”. Sowgat şu suratdaky ýaly ugradyldy.',
    ru: 'Вы попросили: «{words}». Подарок отправлен таким, как на фото.',
  },
} as const;

type ChangeState = { isDone: boolean; state: string; leftWhy?: string };

/** Which of the sentences tells what became of a change that was asked for. */
export function changeSentence({ isDone, state, leftWhy }: ChangeState): 'done' | 'asked' | 'left' | 'sent' {
  if (isDone) return 'done';
  if (leftWhy) return 'left';
  return state === 'change-left' ? 'sent' : 'asked';
}
