import { reminderSentences } from '#domain/people/reminder-sentences.ts';
import { defineTexts } from '#domain/print/texts.ts';

export const repeatTexts = defineTexts({
  title: { tm: 'Sowgat wagty', ru: 'Пора выбрать подарок' },
  ended: { tm: 'Bu salgylanma indi işlemeýär', ru: 'Ссылка больше не действует' },
  endedHint: {
    tm: 'Adamlar we seneler profiliňizde saklanýar.',
    ru: 'Люди и даты сохранены в вашем профиле.',
  },
  dates: { tm: 'Seneler', ru: 'Даты' },
  /** The prices beside the gifts include delivery. */
  gift: { tm: 'Sowgat we eltip bermek', ru: 'Подарок с доставкой' },
  last: { tm: 'Geçen gezekki', ru: 'Как в прошлый раз' },
  more: { tm: 'we ýene {n}', ru: 'и ещё {n}' },
  otherGifts: { tm: 'Başga sowgat saýla', ru: 'Выбрать другой подарок' },
  when: { tm: 'Haçan eltmeli?', ru: 'Когда привезти?' },
  noTime: {
    tm: 'Bu güne çenli eltip ýetişmeris. Sowgady dükandan saýlaň.',
    ru: 'К этому дню привезти не успеем. Выберите подарок в магазине.',
  },
  address: { tm: 'Salgysy', ru: 'Адрес' },
  home: { tm: '{name}, öý', ru: '{name}, дом' },
  noAddress: { tm: 'Salgysy ýazylmadyk', ru: 'Адрес не указан' },
  addAddress: { tm: 'Salgysyny ýaz', ru: 'Указать адрес' },
  card: { tm: 'Gutlag haty', ru: 'Открытка' },
  cardSame: { tm: 'Geçen gezekki sözler', ru: 'Слова прошлого раза' },
  cardNone: { tm: 'Gutlag hatsyz', ru: 'Без открытки' },
  total: { tm: 'Jemi', ru: 'Итого' },
  enter: { tm: 'Girip, tölege geç', ru: 'Войти и перейти к оплате' },
  enterHint: {
    tm: 'Doly salgyny diňe siz görýärsiňiz, şonuň üçin ilki giriň.',
    ru: 'Полный адрес видите только вы, поэтому сначала войдите.',
  },
  fewer: { tm: 'Ýatlatmalar', ru: 'Напоминания' },
  ...reminderSentences,
});
