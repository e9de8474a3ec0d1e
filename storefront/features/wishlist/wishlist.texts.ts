import { defineTexts } from '#domain/print/texts.ts';

export const wishlistTexts = defineTexts({
  addToWishlist: { tm: 'Halanlaryma goş: {title}', ru: 'В избранное: {title}' },
  removeFromWishlist: { tm: 'Halanlarymdan aýyr: {title}', ru: 'Убрать из избранного: {title}' },
});
