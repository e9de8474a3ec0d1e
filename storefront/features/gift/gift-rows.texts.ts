import { defineTexts } from '#domain/print/texts.ts';

export const rowTexts = defineTexts({
  title: { tm: 'Sowgadyňyz nähili gowuşsyn?', ru: 'Как вручить подарок' },
  note: {
    tm: 'Tutuş sargyt üçin. Islän wagtyňyz üýtgedip bilersiňiz.',
    ru: 'Для всего заказа. Можно изменить в любой момент.',
  },
  when: { tm: 'Eltip bermek güni', ru: 'День доставки' },
  wrap: { tm: 'Sowgat gaplamasy', ru: 'Подарочная упаковка' },
  card: { tm: 'Gutlag haty', ru: 'Открытка' },
  surprise: { tm: 'Kimden, sürpriz', ru: 'От кого, сюрприз' },
  soonest: { tm: 'Mümkin boldugyça tiz', ru: 'Как можно скорее' },
  soonestDay: { tm: 'Mümkin boldugyça tiz: {day}', ru: 'Как можно скорее: {day}' },
  express: { tm: 'Ekspres eltip bermek', ru: 'Экспресс-доставка' },
  from: { tm: '{n} manatdan başlap', ru: 'от {n} TMT' },
  free: { tm: 'mugt', ru: 'бесплатно' },
  addable: { tm: 'Goşup bolar: {price}', ru: 'Можно добавить: {price}' },
  noSender: { tm: 'Iberijiniň ady görkezilmez', ru: 'Без имени отправителя' },
  by: { tm: 'Kimden: {name}', ru: 'От кого: {name}' },
  noCall: { tm: 'öňünden jaň edilmez', ru: 'без звонка заранее' },
  plain: { tm: 'Doldurylmady', ru: 'Не заполнено' },
  done: { tm: 'Taýýar', ru: 'Готово' },
  time: { tm: 'Wagty: {day}', ru: 'Время: {day}' },
  anyTime: { tm: 'Islendik wagt', ru: 'Любое время' },
  onPaper: { tm: 'Kagyzda şeýle görner', ru: 'Так будет на бумаге' },
});
