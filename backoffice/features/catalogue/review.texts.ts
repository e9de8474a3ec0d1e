import { defineTexts } from '#domain/print/texts.ts';

export const reviewTexts = defineTexts({
  hide: { tm: 'Gizle', ru: 'Скрыть' },
  show: { tm: 'Görkez', ru: 'Показать' },
  reviewHidden: { tm: 'Teswir gizlendi', ru: 'Отзыв скрыт' },
  reviewShown: { tm: 'Teswir görkezildi', ru: 'Отзыв показан' },
});
