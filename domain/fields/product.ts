import { type Fields, type RecordOf, shownOf } from './kinds.ts';

export const productStatuses = ['draft', 'published', 'archived'] as const;
export const skuPattern = '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$';
export const mostOptions = 60;

/** Everything about a product that staff decide, besides its options. */
export const productFields = {
  title: {
    kind: 'local',
    max: 200,
    isName: true,
    column: 'title',
    sheet: { column: 'title', ru: 'Название', tm: 'Ady', hint: 'обязательно' },
  },
  description: {
    kind: 'local',
    max: 20_000,
    column: 'description',
    isShown: true,
    sheet: { column: 'description', ru: 'Описание', tm: 'Beýany', isLong: true },
  },
  care: {
    kind: 'local',
    max: 2_000,
    optional: true,
    column: 'care',
    isShown: true,
    sheet: { column: 'care', ru: 'Уход', tm: 'Idegi', isLong: true },
  },
  status: {
    kind: 'word',
    words: productStatuses,
    column: 'status',
    sheet: { column: 'status', ru: 'Статус', tm: 'Ýagdaýy', hint: 'draft, published или archived' },
  },
  /** the main one; lists find the product in `categories` as well */
  category: {
    kind: 'ref',
    to: 'category',
    column: 'category_id',
    sheet: { column: 'category', ru: 'Раздел', tm: 'Bölüm', hint: 'название, или «Раздел / Подраздел»' },
  },
  categories: {
    kind: 'refs',
    to: 'category',
    max: 20,
    optional: true,
    sheet: {
      column: 'categories',
      ru: 'Другие разделы',
      tm: 'Beýleki bölümler',
      hint: 'через точку с запятой',
    },
  },
  brand: {
    kind: 'ref',
    to: 'brand',
    optional: true,
    column: 'brand_id',
    sheet: { column: 'brand', ru: 'Бренд', tm: 'Brend' },
  },
  occasions: {
    kind: 'refs',
    to: 'occasion',
    max: 50,
    optional: true,
    sheet: { column: 'occasions', ru: 'Поводы', tm: 'Baýramlar', hint: 'через точку с запятой' },
  },
  recipients: {
    kind: 'refs',
    to: 'recipient',
    max: 50,
    optional: true,
    sheet: { column: 'recipients', ru: 'Кому', tm: 'Kime', hint: 'через точку с запятой' },
  },
  ideas: { kind: 'refs', to: 'idea', max: 50, optional: true },
  attributes: {
    kind: 'attributes',
    max: 40,
    optional: true,
    column: 'attributes',
    isShown: true,
    sheet: {
      column: 'attributes',
      ru: 'Характеристики',
      tm: 'Häsiýetleri',
      hint: 'строками: свойство тм | свойство рус | значение тм | значение рус',
      isLong: true,
    },
  },
  pictures: {
    kind: 'pictures',
    max: 20,
    optional: true,
    sheet: {
      column: 'pictures',
      ru: 'Фотографии',
      tm: 'Suratlar',
      hint: 'имена файлов из архива, через точку с запятой',
    },
  },
} as const satisfies Fields;

/** What the product's page shows besides its card. */
export const shownFields = shownOf(productFields);

/** What is sold: one size, one number of pieces. Stock is not part of it: it moves on its own. Money in tenge. */
export const optionFields = {
  title: {
    kind: 'local',
    max: 300,
    column: 'title',
    sheet: {
      column: 'option',
      ru: 'Вариант',
      tm: 'Görnüşi',
      hint: 'например: 25 gül',
      hintRu: 'например: 25 роз',
    },
  },
  sku: {
    kind: 'text',
    min: 0,
    max: 40,
    pattern: skuPattern,
    column: 'sku',
    sheet: {
      column: 'sku',
      ru: 'Артикул',
      tm: 'Artikul',
      hint: 'у каждого варианта свой; по нему товар узнаётся',
    },
  },
  price: {
    kind: 'money',
    column: 'price_tenge',
    sheet: { column: 'price', ru: 'Цена', tm: 'Bahasy', hint: 'в манатах: 120 или 120.50' },
  },
  oldPrice: {
    kind: 'money',
    optional: true,
    column: 'old_price_tenge',
    sheet: { column: 'old_price', ru: 'Старая цена', tm: 'Köne bahasy', hint: 'выше цены, или пусто' },
  },
  picture: { kind: 'picture', optional: true, column: 'picture_id' },
  /** stored as the moment it was archived */
  isArchived: { kind: 'flag', optional: true },
} as const satisfies Fields;

export type OptionSnapshot = { id: number } & RecordOf<typeof optionFields>;
/** A product by ids: what the audit keeps, and what an undone import puts back. */
export type ProductSnapshot = { id: number } & RecordOf<typeof productFields> & { options: OptionSnapshot[] };
