import { defineTexts } from '#domain/print/texts.ts';

export const planTexts = defineTexts({
  title: { tm: 'Eltmegiň tertibi', ru: 'Порядок доставок' },
  up: { tm: 'Ýokary: {number}', ru: 'Выше: {number}' },
  down: { tm: 'Aşak: {number}', ru: 'Ниже: {number}' },
  moved: { tm: '{number}: {n} / {all}', ru: '{number}: {n} из {all}' },
  save: { tm: 'Ýatda sakla', ru: 'Сохранить' },
  saved: { tm: 'Tertip kurýeriň telefonyna barar', ru: 'Порядок придёт на телефон курьера' },
  none: { tm: 'Bu kurýerde sargyt ýok', ru: 'У этого курьера заказов нет' },
});
