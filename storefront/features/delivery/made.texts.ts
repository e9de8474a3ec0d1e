import { defineTexts } from '#domain/print/texts.ts';

export const madeTexts = defineTexts({
  needs: {
    tm: 'Sargyt boýunça taýýarlanýar: {n} iş güni gerek.',
    ru: {
      one: 'Делаем на заказ: нужен {n} рабочий день.',
      few: 'Делаем на заказ: нужно {n} рабочих дня.',
      many: 'Делаем на заказ: нужно {n} рабочих дней.',
    },
  },
});
