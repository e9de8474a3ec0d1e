import { defineTexts } from '#domain/print/texts.ts';

export const conflictTexts = defineTexts({
  clash: {
    tm: 'Eýýäm saklanan: {who}. Siziňki ýitmedi',
    ru: 'Уже сохранено: {who}. Ваше не пропало',
  },
  refunded: {
    tm: '{by}: eýýäm {sum} gaýtardy. Siziňki hem gerek bolsa, ýene basyň',
    ru: '{by}: уже возвращено {sum}. Если нужен и ваш возврат, нажмите ещё раз',
  },
  moved: {
    tm: 'Bu sargydyň puly üýtgedi. Barlap, ýene basyň',
    ru: 'Деньги заказа изменились. Проверьте и нажмите ещё раз',
  },
});
