/** The spreadsheet of products: its columns, and how their cells are parsed and written. One row per option. */
import type { Field } from './fields/kinds.ts';
import { optionFields, productFields, statusWords } from './fields/product.ts';

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
type Local = { tm: string; ru: string };
type ColumnHeading = Local & { hint: Local; former?: Local };
const noHint: Local = { tm: '', ru: '' };

/** A text field has two columns: `title_tm` and `title_ru`. */
export function textColumns<Name extends string>(name: Name): [TextColumn<Name>, TextColumn<Name>] {
  return [`${name}_tm`, `${name}_ru`];
}

function headingsOf(...fields: Field[]): [string, ColumnHeading][] {
  return fields.flatMap(({ kind, sheet }): [string, ColumnHeading][] => {
    if (!sheet) return [];
    const { column, ru, tm, hint = noHint, hintRu = noHint, former } = sheet;
    if (kind !== 'local') return [[column, { ru, tm, hint, ...(former ? { former } : {}) }]];
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

/** Readable headings in column order; a sheet may have these, the Turkmen ones, or the column names. */
export const headings = Object.fromEntries([
  [
    'product',
    {
      ru: 'Товар',
      tm: 'Haryt',
      hint: {
        ru: 'номер; у нового товара — любое слово, одно для всех его вариантов',
        tm: 'belgisi; täze harytda — islendik söz, ähli görnüşleri üçin bir',
      },
    },
  ],
  ...headingsOf(sku, title, ...Object.values(option)),
  [
    'stock',
    {
      ru: 'Остаток',
      tm: 'Galyndy',
      hint: { ru: 'только для справки, не загружается', tm: 'diňe maglumat üçin, ýüklenmeýär' },
    },
  ],
  [
    'stock_change',
    {
      ru: 'Приход/расход',
      tm: 'Giriş/çykyş',
      hint: { ru: 'сколько добавить или убрать: 10 или -2', tm: 'näçe goşmaly ýa-da aýyrmaly: 10 ýa-da -2' },
    },
  ],
  ...headingsOf(...Object.values<Field>(rest).filter((field) => !isLong(field))),
  ...headingsOf(...Object.values<Field>(rest).filter(isLong)),
]) as Record<SpreadsheetColumn, ColumnHeading>;
export const spreadsheetColumns = Object.keys(headings) as SpreadsheetColumn[];

/** The same value for every spelling of a heading. */
export function foldHeading(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}

/** The column of a heading, in any spelling. */
export function columnOfHeading(text: string): SpreadsheetColumn | undefined {
  const wanted = foldHeading(text);
  return spreadsheetColumns.find((column) => {
    const { ru, tm, former } = headings[column];
    const known = [column, ru, tm, ...(former ? [former.ru, former.tm] : [])];
    return known.some((heading) => foldHeading(heading) === wanted);
  });
}

type Status = keyof typeof statusWords;
const otherStatusWords = new Map<string, Status>([
  ['опубликован', 'published'],
  ['опубликовано', 'published'],
]);

/** The status in a cell, in either language of the office or as its code; null for anything else. */
export function readStatus(text: string): Status | null {
  const wanted = foldHeading(text);
  const found = (Object.keys(statusWords) as Status[]).find((status) =>
    [status, statusWords[status].tm, statusWords[status].ru].some((word) => foldHeading(word) === wanted),
  );
  return found ?? otherStatusWords.get(wanted) ?? null;
}

const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'äçňöşüýžÄÇŇÖŞÜÝŽ'].map((letter, at) => [letter, [...'acnosuyzACNOSUYZ'][at] ?? '']),
);

/** A question mark before a letter, in a word that is no address of a page: `S??g?li`. */
const lostWithin = /(?<!\S)[^\s/.=?]*\?+\p{L}/u;

/**
 * Whether a name may have lost letters at the end of a word, `Ak da?`, where it may be a question as well.
 * @param before the stored name, empty for a new one
 */
export function mayHaveLostLetters(before: string, now: string): boolean {
  return now !== before && /\p{L}\?/u.test(now);
}

/**
 * Whether a text lost its Turkmen letters: a Russian Windows saves a CSV with `Gul` or `G?l` instead of `Gül`.
 * @param before the stored text, empty for a new one
 */
export function hasLostLetters(before: string, now: string): boolean {
  if (now === before) return false;
  if (lostWithin.test(now)) return true;
  const [old, read] = [[...before.normalize('NFC')], [...now.normalize('NFC')]];
  const isLost = (letter: string, at: number) => ['?', plainLetters[letter]].includes(read[at]);
  const special = old.filter((letter) => letter in plainLetters).length;
  const lost = old.filter((letter, at) => letter in plainLetters && isLost(letter, at)).length;
  const same = old.filter((letter, at) => letter === read[at]).length;
  return special > 0 && lost === special && same + lost === old.length && old.length === read.length;
}

/** Whether a cell holds a date, as spreadsheets make of `5.10`: never a price. */
export function isDate(text: string): boolean {
  return /^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}[./-][0-9]{1,2}[./-]([0-9]{2}|[0-9]{4}))( [0-9:]+)?$/.test(
    text,
  );
}

/** `1 250,50` and `1250.5` are 125050 tenge; null for anything that is not a price. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  const found = /^([0-9]{1,9})(?:\.([0-9]{1,2})0*)?$/.exec(plain);
  if (found) return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  // Spreadsheets write 120.10 as 120.09999999999999.
  const value = /^[0-9]{1,9}\.[0-9]{3,20}$/.test(plain) ? Number(plain) * 100 : Number.NaN;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

/** A whole number with optional sign, or null. */
export function readWhole(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace('−', '-');
  return /^[+-]?[0-9]{1,7}(\.0+)?$/.test(plain) ? Math.trunc(Number(plain)) : null;
}

/** Names in one cell, separated by semicolons or line breaks. */
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

/** One line per attribute, its four texts separated by `|`; null when a line has another number of them. */
export function readAttributes(text: string): Attribute[] | null {
  const lines = text.split('\n').filter((line) => line.trim());
  const read = lines.map((line) => line.split('|').map((part) => part.trim()));
  if (read.some((parts) => parts.length !== 4 || !parts[0] || !parts[2])) return null;
  return read.map(([tm = '', ru = '', valueTm = '', valueRu = '']) => ({
    label: { tm, ru },
    value: { tm: valueTm, ru: valueRu },
  }));
}

/** The same as text; a `|` in an attribute becomes `/`. */
export function writeAttributes(attributes: readonly Attribute[]): string {
  return attributes
    .map(({ label, value }) =>
      [label.tm, label.ru, value.tm, value.ru].map((one) => one.replace(/\|/g, '/')).join(' | '),
    )
    .join('\n');
}
