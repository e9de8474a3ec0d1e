/** The sheet of products: its columns, and how their cells are read and written. One row for each option. */

export const sheetColumns = [
  'product',
  'sku',
  'title_tm',
  'title_ru',
  'option_tm',
  'option_ru',
  'price',
  'old_price',
  'stock',
  'stock_change',
  'status',
  'category',
  'categories',
  'brand',
  'occasions',
  'recipients',
  'pictures',
  'description_tm',
  'description_ru',
  'attributes',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Headings as people read them; a sheet may carry these, the Turkmen ones, or the names above. */
export const headings: Readonly<Record<SheetColumn, { ru: string; tm: string; hint: string }>> = {
  product: {
    ru: 'Товар',
    tm: 'Haryt',
    hint: 'номер; у нового товара — любое слово, одно для всех его вариантов',
  },
  sku: { ru: 'Артикул', tm: 'Artikul', hint: 'у каждого варианта свой; по нему товар узнаётся' },
  title_tm: { ru: 'Название (тм)', tm: 'Ady (tm)', hint: 'обязательно' },
  title_ru: { ru: 'Название (рус)', tm: 'Ady (rus)', hint: '' },
  option_tm: { ru: 'Вариант (тм)', tm: 'Görnüşi (tm)', hint: 'например: 25 gül' },
  option_ru: { ru: 'Вариант (рус)', tm: 'Görnüşi (rus)', hint: 'например: 25 роз' },
  price: { ru: 'Цена', tm: 'Bahasy', hint: 'в манатах: 120 или 120.50' },
  old_price: { ru: 'Старая цена', tm: 'Köne bahasy', hint: 'выше цены, или пусто' },
  stock: { ru: 'Остаток', tm: 'Galyndy', hint: 'только для справки, не загружается' },
  stock_change: { ru: 'Приход/расход', tm: 'Giriş/çykyş', hint: 'сколько добавить или убрать: 10 или -2' },
  status: { ru: 'Статус', tm: 'Ýagdaýy', hint: 'draft, published или archived' },
  category: { ru: 'Раздел', tm: 'Bölüm', hint: 'название, или «Раздел / Подраздел»' },
  categories: { ru: 'Другие разделы', tm: 'Beýleki bölümler', hint: 'через точку с запятой' },
  brand: { ru: 'Бренд', tm: 'Brend', hint: '' },
  occasions: { ru: 'Поводы', tm: 'Baýramlar', hint: 'через точку с запятой' },
  recipients: { ru: 'Кому', tm: 'Kime', hint: 'через точку с запятой' },
  pictures: { ru: 'Фотографии', tm: 'Suratlar', hint: 'имена файлов из архива, через точку с запятой' },
  description_tm: { ru: 'Описание (тм)', tm: 'Beýany (tm)', hint: '' },
  description_ru: { ru: 'Описание (рус)', tm: 'Beýany (rus)', hint: '' },
  attributes: {
    ru: 'Характеристики',
    tm: 'Häsiýetleri',
    hint: 'строками: свойство тм | свойство рус | значение тм | значение рус',
  },
};

/** The column a heading means, however it is written. */
export function columnOfHeading(text: string): SheetColumn | undefined {
  const plain = (one: string) => one.trim().toLowerCase().replace(/\s+/g, ' ');
  const wanted = plain(text);
  return sheetColumns.find(
    (column) =>
      column === wanted || plain(headings[column].ru) === wanted || plain(headings[column].tm) === wanted,
  );
}

/** `1 250,50` and `1250.5` are 125050 tenge; null for what is no price. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  const found = /^([0-9]{1,9})(?:\.([0-9]{1,2})0*)?$/.exec(plain);
  if (found) return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  // Spreadsheets write 120.10 as 120.09999999999999.
  const value = /^[0-9]{1,9}\.[0-9]{3,20}$/.test(plain) ? Number(plain) * 100 : Number.NaN;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

/** Manats for a cell. */
export function writePrice(tenge: number): number {
  return tenge / 100;
}

/** A whole number with a sign, or null. */
export function readWhole(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace('−', '-');
  return /^[+-]?[0-9]{1,7}(\.0+)?$/.test(plain) ? Math.trunc(Number(plain)) : null;
}

/** Names in one cell, parted by semicolons or line breaks. */
export function readNames(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[;\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
}

type Attribute = { label: { tm: string; ru: string }; value: { tm: string; ru: string } };

/** One line for each attribute, its four texts parted by `|`; null when a line has another number of them. */
export function readAttributes(text: string): Attribute[] | null {
  const lines = text.split('\n').filter((line) => line.trim());
  const read = lines.map((line) => line.split('|').map((part) => part.trim()));
  if (read.some((parts) => parts.length !== 4 || !parts[0] || !parts[2])) return null;
  return read.map(([tm = '', ru = '', valueTm = '', valueRu = '']) => ({
    label: { tm, ru },
    value: { tm: valueTm, ru: valueRu },
  }));
}

export function writeAttributes(attributes: readonly Attribute[]): string {
  return attributes
    .map(({ label, value }) =>
      [label.tm, label.ru, value.tm, value.ru].map((one) => one.replaceAll('|', '/')).join(' | '),
    )
    .join('\n');
}
