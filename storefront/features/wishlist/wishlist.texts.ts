import { defineTexts } from '#storefront/lang/texts.ts';

export const wishTexts = defineTexts({
  addWish: { tm: 'Halanlaryma goş: {title}', ru: 'В избранное: {title}' },
  removeWish: { tm: 'Halanlarymdan aýyr: {title}', ru: 'Убрать из избранного: {title}' },
});
