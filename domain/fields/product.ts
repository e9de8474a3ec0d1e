import { barcodePattern, skuPattern } from './sku.ts';
import { mostLeadDays } from '#domain/delivery/made-to-order.ts';
import { orNone } from './usual-fields.ts';
import { type Fields, type RecordOf, shownOf } from './kinds.ts';

export const productStatuses = ['draft', 'published', 'archived'] as const;

/** The office's words for the statuses, which a spreadsheet may contain as well. */
export const statusWords = {
  draft: { tm: 'Garalama', ru: 'Черновик' },
  published: { tm: 'Satuwda', ru: 'В продаже' },
  archived: { tm: 'Arhiwde', ru: 'В архиве' },
} as const satisfies Record<(typeof productStatuses)[number], { tm: string; ru: string }>;
/** A gift certificate is sold as a product: the price of an option is its face value. */
export const productKinds = ['goods', 'certificate'] as const;
export type ProductKind = (typeof productKinds)[number];
export const mostOptions = 60;

const listHint = { ru: 'через точку с запятой', tm: 'nokatly otur bilen' };

/** All fields of a product that staff edit, besides its options. */
export const productFields = {
  title: {
    kind: 'local',
    max: 200,
    isName: true,
    column: 'title',
    sheet: { column: 'title', ru: 'Название', tm: 'Ady', hint: { ru: 'обязательно', tm: 'hökmany' } },
  },
  /** goods when left out */
  kind: { kind: 'word', words: productKinds, ...orNone, column: 'kind' },
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
    sheet: {
      column: 'status',
      ru: 'Статус',
      tm: 'Ýagdaýy',
      hint: { ru: 'Черновик, В продаже или В архиве', tm: 'Garalama, Satuwda ýa-da Arhiwde' },
    },
  },
  /** the main category; lists find the product in all of `categories` */
  category: {
    kind: 'ref',
    to: 'category',
    column: 'category_id',
    sheet: {
      column: 'category',
      ru: 'Категория',
      tm: 'Kategoriýa',
      former: { ru: 'Раздел', tm: 'Bölüm' },
      hint: {
        ru: 'название, или «Категория / Подкатегория»',
        tm: 'ady, ýa-da “Kategoriýa / Kiçi kategoriýa”',
      },
    },
  },
  categories: {
    kind: 'refs',
    to: 'category',
    max: 20,
    optional: true,
    sheet: {
      column: 'categories',
      ru: 'Другие категории',
      tm: 'Beýleki kategoriýalar',
      former: { ru: 'Другие разделы', tm: 'Beýleki bölümler' },
      hint: listHint,
    },
  },
  brand: {
    kind: 'ref',
    to: 'brand',
    ...orNone,
    column: 'brand_id',
    sheet: { column: 'brand', ru: 'Бренд', tm: 'Brend' },
  },
  occasions: {
    kind: 'refs',
    to: 'occasion',
    max: 50,
    optional: true,
    sheet: { column: 'occasions', ru: 'Поводы', tm: 'Baýramlar', hint: listHint },
  },
  recipients: {
    kind: 'refs',
    to: 'recipient',
    max: 50,
    optional: true,
    sheet: { column: 'recipients', ru: 'Кому', tm: 'Kime', hint: listHint },
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
      hint: {
        ru: 'строками: свойство тм | свойство рус | значение тм | значение рус',
        tm: 'setirme-setir: häsiýet tm | häsiýet rus | manysy tm | manysy rus',
      },
      isLong: true,
    },
  },
  /** lead time in working days of goods made to order; 0: in stock */
  leadDays: {
    kind: 'number',
    min: 0,
    max: mostLeadDays,
    optional: true,
    column: 'lead_days',
    sheet: {
      column: 'lead_days',
      ru: 'Дней на изготовление',
      tm: 'Taýýarlanýan günleri',
      hint: {
        ru: 'рабочих дней, от 0 до 14; пусто, если есть готовые',
        tm: 'iş güni, 0-dan 14-e çenli; taýýar bolsa, boş',
      },
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
      hint: {
        ru: 'имена файлов из архива, через точку с запятой',
        tm: 'arhiwdäki faýllaryň atlary, nokatly otur bilen',
      },
    },
  },
} as const satisfies Fields;

/** Fields shown on the product's page besides those of its card. */
export const shownFields = shownOf(productFields);

/** The unit in which an option is sold. */
export const saleUnits = ['piece', 'bunch', 'box', 'set', 'pack', 'kg', 'metre'] as const;
export type SaleUnit = (typeof saleUnits)[number];

/**
 * An option (SKU): one size, one number of pieces. Stock is not part of it, because it changes independently. Money in
 * tenge.
 */
export const optionFields = {
  title: {
    kind: 'local',
    max: 300,
    column: 'title',
    sheet: {
      column: 'option',
      ru: 'Вариант',
      tm: 'Görnüşi',
      hint: { ru: 'например: 25 gül', tm: 'mysal üçin: 25 gül' },
      hintRu: { ru: 'например: 25 роз', tm: 'rus dilinde' },
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
      hint: {
        ru: 'у каждого варианта свой; по нему товар узнаётся',
        tm: 'her görnüşiň öz artikuly; haryt şondan tanalýar',
      },
    },
  },
  price: {
    kind: 'money',
    column: 'price_tenge',
    sheet: {
      column: 'price',
      ru: 'Цена',
      tm: 'Bahasy',
      hint: { ru: 'в манатах: 120 или 120.50', tm: 'manatda: 120 ýa-da 120.50' },
    },
  },
  oldPrice: {
    kind: 'money',
    ...orNone,
    column: 'old_price_tenge',
    sheet: {
      column: 'old_price',
      ru: 'Старая цена',
      tm: 'Köne bahasy',
      hint: { ru: 'выше цены, или пусто', tm: 'bahadan ýokary, ýa-da boş' },
    },
  },
  /** cost price of a unit: never shown to customers */
  cost: { kind: 'money', ...orNone, column: 'cost_tenge' },
  /** the barcode on the package */
  barcode: {
    kind: 'text',
    ...orNone,
    min: 1,
    max: 40,
    pattern: barcodePattern,
    column: 'barcode',
    sheet: {
      column: 'barcode',
      ru: 'Штрихкод',
      tm: 'Ştrih-kod',
      hint: { ru: 'как на упаковке, или пусто', tm: 'gapdaky ýaly, ýa-da boş' },
    },
  },
  /** a piece when left out */
  unit: { kind: 'word', words: saleUnits, ...orNone, column: 'unit' },
  picture: { kind: 'picture', ...orNone, column: 'picture_id' },
  /** stored as the time it was archived */
  isArchived: { kind: 'flag', optional: true },
} as const satisfies Fields;

export type OptionSnapshot = { id: number } & RecordOf<typeof optionFields>;
/** A product with ids only: what the audit log keeps, and what undoing an import restores. */
export type ProductSnapshot = { id: number } & RecordOf<typeof productFields> & { options: OptionSnapshot[] };
