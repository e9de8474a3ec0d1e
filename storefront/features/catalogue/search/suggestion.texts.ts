import { defineTexts } from '#storefront/lang/texts.ts';

export const suggestionTexts = defineTexts({
  suggestions: { tm: 'Gözleg teklipleri', ru: 'Подсказки поиска' },
  searchFor: { tm: 'Gözle: “{q}”', ru: 'Искать «{q}»' },
  category: { tm: 'Kategoriýa', ru: 'Категория' },
  brand: { tm: 'Brend', ru: 'Бренд' },
  meant: { tm: 'Belki, “{q}”', ru: 'Возможно, «{q}»' },
});
