import { defineTexts } from '#storefront/lang/texts.ts';

/** Of the pictures on the whole screen; few open them. */
export const zoomTexts = defineTexts({
  zoomOut: { tm: 'Suraty kiçelt', ru: 'Уменьшить фото' },
  close: { tm: 'Ýap', ru: 'Закрыть' },
});
