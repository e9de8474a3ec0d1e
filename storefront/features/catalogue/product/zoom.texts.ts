import { defineTexts } from '#domain/print/texts.ts';

/** Texts of the full screen pictures; separate because few visitors open them. */
export const zoomTexts = defineTexts({
  zoomOut: { tm: 'Suraty kiçelt', ru: 'Уменьшить фото' },
  close: { tm: 'Ýap', ru: 'Закрыть' },
});
