import { defineTexts } from '#domain/print/texts.ts';

export const conflictTexts = defineTexts({
  clash: {
    tm: '{by}, {at}: başgaça saklandy. Öziňiziňkini galdyrmak üçin ýene saklaň',
    ru: '{by}, {at}: сохранено другое. Чтобы оставить своё, сохраните ещё раз',
  },
});
