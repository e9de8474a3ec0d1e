import type { ProductInput } from '#contract/catalogue/office.ts';
import { type Field, mapFields, type RecordOf } from '#domain/fields/kinds.ts';
import { mostOptions, productFields, type ProductSnapshot, skuPattern } from '#domain/fields/product.ts';
import {
  readAttributes,
  readNames,
  readPrice,
  readWhole,
  type SpreadsheetColumn,
  textColumns,
} from '#domain/spreadsheet.ts';
import type { ProblemCode } from './problems.ts';
import type { Group, Line, Note } from './read-spreadsheet.ts';
import type { ShopNames } from './read-names.ts';

/** What a group of rows wants to be, or what is wrong with it. Pictures are still names. */
export type ReadProduct = {
  input: ProductInput;
  /** units more or less, by SKU */
  units: ReadonlyMap<string, number>;
  pictures: string[];
};
export type Known = { product: ProductSnapshot | undefined; optionBySku: ReadonlyMap<string, number> };

const isSku = new RegExp(skuPattern);

/**
 * Reads a group of rows as a product. Cells of the first row speak for the whole product; empty cells of a known product leave
 * things as they are only where the column is missing from the sheet altogether.
 * @returns undefined when anything is wrong; `note` was told each error
 */
export function readProduct(
  group: Group,
  known: Known,
  names: ShopNames,
  has: (column: SpreadsheetColumn) => boolean,
  note: (note: Note) => void,
): ReadProduct | undefined {
  let isWrong = false;
  const [first] = group.lines;
  if (!first) return undefined;
  const tell = (line: Line, column: SpreadsheetColumn, problem: ProblemCode) => {
    isWrong = true;
    note({ sheet: line.sheet, row: line.row, column, value: line.cells[column].slice(0, 200), problem });
  };
  const before = known.product;
  if (!first.cells.title_tm) tell(first, 'title_tm', 'title-missing');
  if (!first.cells.category) tell(first, 'category', 'category-missing');
  if (group.lines.length > mostOptions) tell(first, 'product', 'too-many-options');
  const reading: Reading = {
    cells: first.cells,
    names,
    has,
    tell: (column, problem) => tell(first, column, problem),
  };
  const fields = mapFields<RecordOf<typeof productFields>>(productFields, (field, name) =>
    readField(field, before?.[name as keyof typeof productFields], reading),
  );
  const input: ProductInput = {
    ...fields,
    pictures: [],
    options: mergeOptions(readOptions(group, { ...known, status: fields.status }, tell), before),
  };
  const units = readUnits(group, tell);
  const pictures = has('pictures') ? readNames(first.cells.pictures) : (before?.pictures ?? []);
  return isWrong ? undefined : { input, units, pictures };
}

/** Units to add or take by SKU. */
function readUnits(
  group: Group,
  tell: (line: Line, column: SpreadsheetColumn, problem: ProblemCode) => void,
): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of group.lines) {
    const { stock_change: change, sku } = line.cells;
    const delta = change ? readWhole(change) : 0;
    if (delta === null) tell(line, 'stock_change', 'stock-wrong');
    else if (delta !== 0) units.set(sku, delta);
  }
  return units;
}

type Reading = {
  cells: Line['cells'];
  names: ShopNames;
  has: (column: SpreadsheetColumn) => boolean;
  tell: (column: SpreadsheetColumn, problem: ProblemCode) => void;
};

/** What the cell of a field says; where the sheet has no such column, what the product has, or nothing. */
function readField(field: Field, before: unknown, { cells, names, has, tell }: Reading): unknown {
  const column = field.sheet?.column as SpreadsheetColumn | undefined;
  const find = (to: string, name: string) => {
    const id = names[to as keyof ShopNames](name);
    if (id === undefined && column) tell(column, 'name-unknown');
    return id ?? 0;
  };
  if (column === undefined || field.kind === 'pictures') return before ?? [];
  switch (field.kind) {
    case 'local': {
      const old = before as { tm: string; ru: string } | undefined;
      const read = (part: SpreadsheetColumn, kept = '') => {
        if (!has(part)) return kept;
        if (cells[part].length > field.max) tell(part, 'too-long');
        return cells[part];
      };
      const [tm, ru] = textColumns<string>(column) as [SpreadsheetColumn, SpreadsheetColumn];
      return { tm: read(tm, old?.tm), ru: read(ru, old?.ru) };
    }
    case 'word': {
      const word = cells[column].toLowerCase() || (before ?? field.words[0]);
      if (!field.words.some((one) => one === word)) tell(column, 'status-wrong');
      return word;
    }
    case 'ref':
      if (!has(column)) return before ?? null;
      return cells[column] ? find(field.to, cells[column]) : null;
    case 'refs':
      return has(column) ? readNames(cells[column]).map((name) => find(field.to, name)) : (before ?? []);
    case 'attributes': {
      const read = has(column) ? readAttributes(cells[column]) : (before ?? []);
      if (!read) tell(column, 'attributes-wrong');
      return read ?? [];
    }
    default:
      throw new Error(`no product has a field of this kind: ${field.kind}`);
  }
}

/** Options that the sheet does not name stay as they are, where they are: a sheet changes, it never takes away. */
function mergeOptions(
  named: ProductInput['options'],
  before: ProductSnapshot | undefined,
): ProductInput['options'] {
  const kept = (before?.options ?? []).map((old) => named.find(({ id }) => id === old.id) ?? old);
  return [...kept, ...named.filter(({ id }) => id === undefined)];
}

function readOptions(
  group: Group,
  { product, optionBySku, status }: Known & { status: string },
  tell: (line: Line, column: SpreadsheetColumn, problem: ProblemCode) => void,
): ProductInput['options'] {
  return group.lines.map((line) => {
    const { sku, option_tm: tm, option_ru: ru, price, old_price: old } = line.cells;
    if (!sku) tell(line, 'sku', 'sku-missing');
    else if (!isSku.test(sku)) tell(line, 'sku', 'sku-wrong');
    const tenge = readPrice(price);
    if (tenge === null) tell(line, 'price', 'price-wrong');
    if (tenge === 0 && status === 'published') tell(line, 'price', 'price-zero');
    const oldTenge = old ? readPrice(old) : null;
    if (old && oldTenge === null) tell(line, 'old_price', 'price-wrong');
    else if (oldTenge !== null && tenge !== null && oldTenge <= tenge)
      tell(line, 'old_price', 'old-price-low');
    const id = optionBySku.get(sku);
    const before = product?.options.find((option) => option.id === id);
    return {
      ...(id === undefined ? {} : { id }),
      title: { tm, ru },
      sku,
      price: tenge ?? 0,
      oldPrice: oldTenge,
      picture: before?.picture ?? null,
      isArchived: false,
    };
  });
}
