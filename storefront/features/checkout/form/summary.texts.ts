import { defineTexts } from '#domain/print/texts.ts';

export const summaryTexts = defineTexts({
  title: { tm: 'Sargydyňyz', ru: 'Ваш заказ' },
  edit: { tm: 'Sebedi üýtget', ru: 'Изменить корзину' },
  toFree: { tm: 'Mugt eltip bermäge çenli {sum} galdy', ru: 'До бесплатной доставки {sum}' },
  toMinimum: {
    tm: 'Bu ýere iň az sargyda çenli {sum} galdy',
    ru: 'До минимального заказа сюда не хватает {sum}',
  },
  units: { tm: '{n}\u00a0×\u00a0{price}', ru: '{n}\u00a0×\u00a0{price}' },
});
