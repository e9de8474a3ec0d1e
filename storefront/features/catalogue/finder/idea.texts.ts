import { defineTexts } from '#domain/print/texts.ts';

export const ideaTexts = defineTexts({
  idea: { tm: 'Sowgat pikiri', ru: 'Идея подарка' },
  goods: { tm: 'Bu pikirdäki harytlar', ru: 'Подарки из этой подборки' },
  addAll: { tm: 'Hemmesini sebede goş · {price}', ru: 'Добавить всё · {price}' },
  addAllHint: {
    tm: 'Her harytdan biri, ammarda barlary.',
    ru: 'По одному из тех, что есть в наличии.',
  },
  allAdded: {
    tm: '{n} haryt sebede goşuldy',
    ru: { one: '{n} товар в корзине', few: '{n} товара в корзине', many: '{n} товаров в корзине' },
  },
  undo: { tm: 'Yzyna al', ru: 'Отменить' },
  notFound: { tm: 'Bu sowgat pikiri tapylmady', ru: 'Такой идеи нет' },
  notFoundHint: {
    tm: 'Beýleki sowgat pikirlerini baş sahypada görüň.',
    ru: 'Другие идеи — на главной странице.',
  },
  toHome: { tm: 'Baş sahypa', ru: 'На главную' },
  failed: { tm: 'Sahypa ýüklenmedi. {why}', ru: 'Страница не загрузилась. {why}' },
  others: { tm: 'Ýene sowgat pikirleri', ru: 'Ещё идеи' },
});
