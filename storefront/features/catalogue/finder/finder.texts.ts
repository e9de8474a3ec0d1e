import { defineTexts } from '#storefront/lang/texts.ts';

export const finderTexts = defineTexts({
  title: { tm: 'Sowgat saýlamaga kömek', ru: 'Подобрать подарок' },
  lead: {
    tm: 'Üç soraga jogap beriň — laýyk gelýänini görkezeris.',
    ru: 'Ответьте на три вопроса — покажем, что подойдёт.',
  },
  recipient: { tm: 'Kime?', ru: 'Кому?' },
  occasion: { tm: 'Näme mynasybetli?', ru: 'По какому поводу?' },
  budget: { tm: 'Näçe manatlyk?', ru: 'На какую сумму?' },
  fits: {
    tm: '{n} sowgat laýyk gelýär',
    ru: { one: 'Подходит {n} подарок', few: 'Подходят {n} подарка', many: 'Подходят {n} подарков' },
  },
  inCatalogue: { tm: 'Katalogda aç', ru: 'В каталог' },
});
