import { defineTexts } from '#domain/print/texts.ts';

/** Texts of the home page below its first screen; loaded with the code of those sections. */
export const homeTexts = defineTexts({
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  all: { tm: 'Hemmesi', ru: 'Все' },
  forWhom: { tm: 'Kime sowgat gözleýärsiňiz?', ru: 'Кому ищете подарок?' },
  findGift: { tm: 'Sowgat tap', ru: 'Подобрать' },
  giftIdeas: { tm: 'Sowgat pikirleri', ru: 'Идеи подарков' },
  newProducts: { tm: 'Täze harytlar', ru: 'Новинки' },
  occasions: { tm: 'Näme mynasybetli?', ru: 'По какому поводу?' },
  daysLeft: {
    tm: '{n} gün galdy',
    ru: { one: 'остался {n} день', few: 'осталось {n} дня', many: 'осталось {n} дней' },
  },
  itIsToday: { tm: 'şu gün', ru: 'сегодня' },
  trustCard: { tm: 'El bilen ýazylan gutlag haty', ru: 'Открытка от руки' },
  trustCardText: { tm: 'Sözleriňizi ýazarys.', ru: 'Напишем ваши слова.' },
  trustTime: { tm: 'Saýlan wagtyňyzda', ru: 'В удобное время' },
  trustTimeText: { tm: 'Gününi we sagadyny özüňiz belleýärsiňiz.', ru: 'День и часы выбираете вы.' },
  trustPay: { tm: 'Nagt ýa-da kart', ru: 'Наличными или картой' },
  trustPayText: {
    tm: 'Sowgat onlaýn tölenýär, öz sargydyňyz gowşurylanda hem.',
    ru: 'Подарок — онлайн, заказ для себя — и при получении.',
  },
  restFailed: { tm: 'Sahypanyň galan bölegi ýüklenmedi.', ru: 'Остальная часть страницы не загрузилась.' },
});
