import { defineTexts } from '#domain/print/texts.ts';

export const cardTexts = defineTexts({
  fresh: { tm: 'Täze', ru: 'Новинка' },
  outOfStock: { tm: 'Ammarda ýok', ru: 'Нет в наличии' },
  add: { tm: 'Sebede goş: {title}', ru: 'В корзину: {title}' },
  chooseOption: { tm: 'Görnüşi saýlaň: {title}', ru: 'Выберите вариант: {title}' },
  less: { tm: 'Mukdaryny azaldyň', ru: 'Уменьшить количество' },
  more: { tm: 'Mukdaryny artdyryň', ru: 'Увеличить количество' },
  inCart: { tm: 'Sebetde: {title}', ru: 'В корзине: {title}' },
  until: { tm: 'Bu baha şu wagta çenli: {when}', ru: 'Цена до {when}' },
  added: { tm: 'Sebede goşuldy', ru: 'Добавлено в корзину' },
  undo: { tm: 'Yzyna al', ru: 'Отменить' },
});
