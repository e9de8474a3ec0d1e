import { defineTexts } from '#storefront/lang/texts.ts';

export const reviewTexts = defineTexts({
  reviews: { tm: 'Teswirler', ru: 'Отзывы' },
  none: {
    tm: 'Heniz teswir ýok. Ilkinji bolup, sargydy alanyňyzdan soň ýazyň.',
    ru: 'Отзывов пока нет. Вы можете оставить первый, когда получите заказ.',
  },
  all: {
    tm: 'Ähli teswirler ({n})',
    ru: { one: 'Все отзывы ({n})', few: 'Все отзывы ({n})', many: 'Все отзывы ({n})' },
  },
});
