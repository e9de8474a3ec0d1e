import { defineTexts } from '#domain/print/texts.ts';

export const findTexts = defineTexts({
  find: { tm: 'Sargyt, müşderi, haryt, sahypa gözle', ru: 'Найти заказ, клиента, товар, экран' },
  hint: { tm: 'Belgisi, telefonyň soňy, ady, haryt, sahypa', ru: 'Номер, конец телефона, имя, товар, экран' },
  screens: { tm: 'Sahypalar', ru: 'Экраны' },
  actions: { tm: 'Etmeli', ru: 'Сделать' },
  nothing: { tm: 'Hiç zat tapylmady', ru: 'Ничего не найдено' },
  failed: { tm: 'Gözläp bolmady', ru: 'Не удалось найти' },
  choose: { tm: 'saýla', ru: 'выбрать' },
  open: { tm: 'aç', ru: 'открыть' },
  orderFor: { tm: '{name} üçin täze sargyt', ru: 'Новый заказ для {name}' },
  orderForHint: { tm: 'telefony özi ýazylar', ru: 'телефон подставим' },
  ordersOf: { tm: 'sargyt: {n}', ru: 'заказов: {n}' },
  left: { tm: 'ammarda {n}', ru: 'на складе {n}' },
});
