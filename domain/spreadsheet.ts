/** The sheet of products: its columns, and how their cells are read and written. One row for each option. */
import type { Field } from './fields/kinds.ts';
import { optionFields, productFields } from './fields/product.ts';

type TextColumn<Name extends string> = `${Name}_tm` | `${Name}_ru`;
type ColumnOf<F> = F extends { kind: infer Kind; sheet: { column: infer Name extends string } }
  ? Kind extends 'local'
    ? TextColumn<Name>
    : Name
  : never;
type ColumnIn<T> = ColumnOf<T[keyof T]>;
export type SpreadsheetColumn =
  | 'product'
  | 'stock'
  | 'stock_change'
  | ColumnIn<typeof productFields>
  | ColumnIn<typeof optionFields>;
type Heading = { ru: string; tm: string; hint: string };

/** A text is two columns: `title_tm` and `title_ru`. */
export function textColumns<Name extends string>(name: Name): [TextColumn<Name>, TextColumn<Name>] {
  return [`${name}_tm`, `${name}_ru`];
}

function headingsOf(...fields: Field[]): [string, Heading][] {
  return fields.flatMap(({ kind, sheet }): [string, Heading][] => {
    if (!sheet) return [];
    const { column, ru, tm, hint = '', hintRu = '' } = sheet;
    if (kind !== 'local') return [[column, { ru, tm, hint }]];
    const [first, second] = textColumns(column);
    return [
      [first, { ru: `${ru} (тм)`, tm: `${tm} (tm)`, hint }],
      [second, { ru: `${ru} (рус)`, tm: `${tm} (rus)`, hint: hintRu }],
    ];
  });
}

const { title, ...rest } = productFields;
const { sku, ...option } = optionFields;
const isLong = ({ sheet }: Field) => sheet?.isLong === true;

/** Headings as people read them, in their order; a sheet may carry these, the Turkmen ones, or the names of the columns. */
export const headings = Object.fromEntries([
  [
    'product',
    {
      ru: 'Товар',
      tm: 'Haryt',
      hint: 'номер; у нового товара — любое слово, одно для всех его вариантов',
    },
  ],
  ...headingsOf(sku, title, ...Object.values(option)),
  ['stock', { ru: 'Остаток', tm: 'Galyndy', hint: 'только для справки, не загружается' }],
  [
    'stock_change',
    { ru: 'Приход/расход', tm: 'Giriş/çykyş', hint: 'сколько добавить или убрать: 10 или -2' },
  ],
  ...headingsOf(...Object.values<Field>(rest).filter((field) => !isLong(field))),
  ...headingsOf(...Object.values<Field>(rest).filter(isLong)),
]) as Record<SpreadsheetColumn, Heading>;
export const spreadsheetColumns = Object.keys(headings) as SpreadsheetColumn[];

/** The column a heading means, however it is written. */
export function columnOfHeading(text: string): SpreadsheetColumn | undefined {
  const plain = (one: string) => one.trim().toLowerCase().replace(/\s+/g, ' ');
  const wanted = plain(text);
  return spreadsheetColumns.find(
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
