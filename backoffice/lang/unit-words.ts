import type { SaleUnit } from '#domain/fields/product.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Units of sale, short enough to follow a number. */
export const unitWords = defineTexts({
  piece: { tm: 'sany', ru: 'шт.' },
  bunch: { tm: 'desse', ru: 'бук.' },
  box: { tm: 'guty', ru: 'кор.' },
  set: { tm: 'toplum', ru: 'наб.' },
  pack: { tm: 'gap', ru: 'уп.' },
  kg: { tm: 'kg', ru: 'кг' },
  metre: { tm: 'm', ru: 'м' },
} satisfies Record<SaleUnit, Phrase>);
