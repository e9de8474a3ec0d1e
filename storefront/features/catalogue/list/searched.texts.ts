import { defineTexts } from '#domain/print/texts.ts';

export const searchedTexts = defineTexts({
  corrected: {
    tm: '“{q}” boýunça hiç zat tapylmady, “{instead}” boýunça görkezilýär.',
    ru: 'По запросу «{q}» ничего не нашлось, показаны товары по запросу «{instead}».',
  },
  asTyped: { tm: 'Ýazylyşy ýaly gözle', ru: 'Искать как написано' },
  widened: {
    tm: 'Ählisine laýyk haryt tapylmady. Hasaba alynmady: {what}.',
    ru: 'Под весь запрос ничего не нашлось. Не учтено: {what}.',
  },
  widerPrice: {
    tm: '“{words}” boýunça beýle arzan haryt ýok, {n} manada çenlisini görkezýäris.',
    ru: 'Таких дешёвых «{words}» нет, показываем до {n} TMT.',
  },
  wordsLetGo: { tm: 'beýleki sözler', ru: 'остальные слова' },
  dayLetGo: { tm: 'eltip berme güni', ru: 'день доставки' },
  priceLetGo: { tm: 'baha', ru: 'цена' },
  occasionLetGo: { tm: 'mynasybet', ru: 'повод' },
  recipientLetGo: { tm: 'kime', ru: 'кому' },
});
