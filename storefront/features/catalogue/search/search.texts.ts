import { defineTexts } from '#domain/print/texts.ts';

export const searchTexts = defineTexts({
  label: { tm: 'Haryt gözlegi', ru: 'Поиск товаров' },
  placeholder: { tm: 'Gül, tort, oýunjak gözle…', ru: 'Цветы, торт, игрушка…' },
});
