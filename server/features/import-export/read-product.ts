import type { ProductInput } from '#contract/catalogue/office.ts';
import { type Field, mapFields, type RecordOf } from '#domain/fields/kinds.ts';
import { mostOptions, productFields, type ProductSnapshot } from '#domain/fields/product.ts';
import { barcodePattern, skuPattern } from '#domain/fields/sku.ts';
import {
  hasLostLetters,
  isDate,
  mayHaveLostLetters,
  readAttributes,
  readNames,
  readPrice,
  readStatus,
  readWhole,
  type SpreadsheetColumn,
  textColumns,
  writeAttributes,
} from '#domain/spreadsheet.ts';
import { manats } from '#domain/print/money.ts';
import { isWarning, type ProblemCode } from './problems.ts';
import type { Group, Line, Note } from './read-spreadsheet.ts';
import type { ShopNames } from './read-names.ts';

/** A group of rows as a product, or its problems. Pictures are still file names. */
export type ReadProduct = {
  input: ProductInput;
  /** stock deltas, by SKU */
  units: ReadonlyMap<string, number>;
  pictures: string[];
};
/** The product of a group, and which option of the shop each SKU is. */
export type GroupMatch = {
  product: ProductSnapshot | undefined;
  optionOf: (sku: string) => number | undefined;
};
/** Reports a problem of a cell, with a value other than its own where that is more useful. */
type Tell = (
  line: Line,
  column: SpreadsheetColumn,
  said: ProblemCode | { problem: ProblemCode; value: string },
) => void;

const isSku = new RegExp(skuPattern);
const isBarcode = new RegExp(barcodePattern);

/**
 * Reads a group of rows as a product. Cells of the first row apply to the whole product; an empty cell clears a field,
 * a missing column leaves it unchanged.
 * @returns undefined when anything is wrong; `note` gets each error
 */
export function readProduct(
  group: Group,
  known: GroupMatch,
  names: ShopNames,
  has: (column: SpreadsheetColumn) => boolean,
  note: (note: Note) => void,
): ReadProduct | undefined {
  let isWrong = false;
  const [first] = group.lines;
  if (!first) return undefined;
  const tell: Tell = (line, column, said) => {
    const told = typeof said === 'string' ? { problem: said, value: line.cells[column] } : said;
    isWrong ||= !isWarning(told.problem);
    note({ sheet: line.sheet, row: line.row, column, ...told, value: told.value.slice(0, 200) });
  };
  const before = known.product;
  if (!first.cells.category) tell(first, 'category', 'category-missing');
  if (group.lines.length > mostOptions) tell(first, 'product', 'too-many-options');
  const reading: RowReader = {
    cells: first.cells,
    names,
    has,
    tell: (column, problem) => tell(first, column, problem),
  };
  const fields = mapFields<RecordOf<typeof productFields>>(productFields, (field, name) =>
    readField(field, before?.[name as keyof typeof productFields], reading),
  );
  // A sheet of 1C has one name; the missing translation shows in the list of products.
  if (!has('title_tm') && !before) fields.title.tm = fields.title.ru;
  if (!fields.title.tm) tell(first, 'title_tm', 'title-missing');
  const options = readOptions(group, { ...known, status: fields.status, has }, tell);
  const input: ProductInput = { ...fields, pictures: [], options: mergeOptions(options, before) };
  const units = readUnits(group, options, tell);
  const pictures = has('pictures') ? readNames(first.cells.pictures) : (before?.pictures ?? []);
  const wasSoldSo = before?.status === 'published' && before.pictures.length === 0;
  if (fields.status === 'published' && pictures.length === 0 && !wasSoldSo && !isWrong)
    tell(first, 'pictures', 'picture-none');
  return isWrong ? undefined : { input, units, pictures };
}

/** Stock deltas by SKU. */
function readUnits(group: Group, options: ProductInput['options'], tell: Tell): Map<string, number> {
  const units = new Map<string, number>();
  for (const [at, line] of group.lines.entries()) {
    const change = line.cells.stock_change;
    const delta = change ? readWhole(change) : 0;
    if (delta === null) tell(line, 'stock_change', 'stock-wrong');
    else if (delta !== 0) units.set(options[at]?.sku ?? '', delta);
  }
  return units;
}

type RowReader = {
  cells: Line['cells'];
  names: ShopNames;
  has: (column: SpreadsheetColumn) => boolean;
  tell: (column: SpreadsheetColumn, problem: ProblemCode) => void;
};

/** The value of a field's cell; without the column, that of the existing product, or nothing. */
function readField(field: Field, before: unknown, { cells, names, has, tell }: RowReader): unknown {
  const column = field.sheet?.column as SpreadsheetColumn | undefined;
  const find = (to: string, name: string) => {
    const id = names[to as keyof ShopNames](name);
    if (id === undefined && column) tell(column, 'name-unknown');
    return id ?? 0;
  };
  if (column === undefined || field.kind === 'pictures') return before ?? (field.kind === 'word' ? null : []);
  switch (field.kind) {
    case 'local': {
      const old = before as { tm: string; ru: string } | undefined;
      const read = (part: SpreadsheetColumn, kept = '') => {
        if (!has(part)) return kept;
        if (cells[part].length > field.max) tell(part, 'too-long');
        const lost = lostLetters(kept, cells[part], field.isName);
        if (lost) tell(part, lost);
        return cells[part];
      };
      const [tm, ru] = textColumns<string>(column) as [SpreadsheetColumn, SpreadsheetColumn];
      return { tm: read(tm, old?.tm), ru: read(ru, old?.ru) };
    }
    case 'word': {
      const word = cells[column] ? readStatus(cells[column]) : (before ?? field.words[0]);
      if (word === null) tell(column, 'status-wrong');
      return word;
    }
    case 'ref':
      if (!has(column)) return before ?? null;
      return cells[column] ? find(field.to, cells[column]) : null;
    case 'refs':
      return has(column) ? readNames(cells[column]).map((name) => find(field.to, name)) : (before ?? []);
    case 'number':
      return has(column) ? readDays(field, { column, cells, tell }) : (before ?? field.min);
    case 'attributes':
      return has(column) ? readFacts(column, before, { cells, tell }) : (before ?? []);
    default:
      throw new Error(`no product has a field of this kind: ${field.kind}`);
  }
}

/** What a Russian Windows made of the letters of a cell; the end of a word may be a question only in a name. */
function lostLetters(before: string, now: string, isName = false): ProblemCode | undefined {
  if (hasLostLetters(before, now)) return 'letters-lost';
  return isName && mayHaveLostLetters(before, now) ? 'letters-doubtful' : undefined;
}

function readFacts(
  column: SpreadsheetColumn,
  before: unknown,
  { cells, tell }: Pick<RowReader, 'cells' | 'tell'>,
): unknown[] {
  const facts = readAttributes(cells[column]);
  if (!facts) tell(column, 'attributes-wrong');
  const former = writeAttributes((before ?? []) as NonNullable<typeof facts>);
  if (lostLetters(former, cells[column])) tell(column, 'letters-lost');
  return facts ?? [];
}

/** An empty cell means 0. */
function readDays(
  { min, max }: { min: number; max: number },
  { column, cells, tell }: Pick<RowReader, 'cells' | 'tell'> & { column: SpreadsheetColumn },
): number {
  const days = readWhole(cells[column] || '0') ?? -1;
  if (days >= min && days <= max) return days;
  tell(column, 'days-wrong');
  return min;
}

/** Options missing in the sheet stay unchanged, in their position: a sheet never deletes. */
function mergeOptions(
  named: ProductInput['options'],
  before: ProductSnapshot | undefined,
): ProductInput['options'] {
  const kept = (before?.options ?? []).map((old) => named.find(({ id }) => id === old.id) ?? old);
  return [...kept, ...named.filter(({ id }) => id === undefined)];
}

function readOptions(
  group: Group,
  { product, optionOf, status, has }: GroupMatch & { status: string; has: RowReader['has'] },
  tell: Tell,
): ProductInput['options'] {
  return group.lines.map((line) => {
    const { sku, option_tm: tm, option_ru: ru } = line.cells;
    if (!sku) tell(line, 'sku', 'sku-missing');
    else if (!isSku.test(sku)) tell(line, 'sku', 'sku-wrong');
    const id = optionOf(sku);
    const before = product?.options.find((option) => option.id === id);
    const lost = lostLetters(before?.title.tm ?? '', tm, true);
    if (lost) tell(line, 'option_tm', lost);
    const price = readMoney(line, 'price', tell);
    if (price === 0 && status === 'published') tell(line, 'price', 'price-zero');
    const oldPrice = line.cells.old_price ? readMoney(line, 'old_price', tell) : null;
    if (oldPrice !== null && price !== null && oldPrice <= price) tell(line, 'old_price', 'old-price-low');
    if (before && price !== null && isLeap(before.price, price))
      tell(line, 'price', {
        problem: 'price-leap',
        value: `${manats(before.price)} → ${manats(price)}`,
      });
    const barcode = has('barcode') ? line.cells.barcode || null : (before?.barcode ?? null);
    if (barcode !== null && !isBarcode.test(barcode)) tell(line, 'barcode', 'barcode-wrong');
    return {
      ...(id === undefined ? {} : { id }),
      title: { tm, ru },
      // In the shop's spelling: another case in the sheet changes nothing.
      sku: before?.sku ?? sku,
      price: price ?? 0,
      oldPrice,
      cost: before?.cost ?? null,
      unit: before?.unit ?? null,
      barcode,
      picture: before?.picture ?? null,
      isArchived: false,
    };
  });
}

function readMoney(line: Line, column: 'price' | 'old_price', tell: Tell): number | null {
  const tenge = readPrice(line.cells[column]);
  if (tenge === null) tell(line, column, isDate(line.cells[column]) ? 'price-date' : 'price-wrong');
  return tenge;
}

/** A price ten times higher or lower is more often a misplaced decimal point than a new price. */
function isLeap(before: number, after: number): boolean {
  return before > 0 && after > 0 && Math.max(before, after) >= 10 * Math.min(before, after);
}
