import { readAttributes, readNames, readPrice, readWhole, type SheetColumn } from '#domain/spreadsheet.ts';
import type { ProductSnapshot } from '#server/features/catalogue/products/product-snapshot.ts';
import type { ProductWish } from '#server/features/catalogue/products/save-product.ts';
import type { ProblemCode } from './problems.ts';
import type { Group, Line, Note } from './read-spreadsheet.ts';
import type { ShopNames } from './read-names.ts';

/** What a group of rows wants to be, or what is wrong with it. Pictures are still names. */
export type ReadProduct = {
  wish: ProductWish;
  /** units more or less, by SKU */
  units: ReadonlyMap<string, number>;
  pictures: string[];
};
export type Known = { product: ProductSnapshot | undefined; optionBySku: ReadonlyMap<string, number> };

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;
const statuses = ['draft', 'published', 'archived'] as const;
const mostOptions = 60;

/**
 * Reads a group of rows as a product. Cells of the first row speak for the whole product; empty cells of a known product leave
 * things as they are only where the column is missing from the sheet altogether.
 * @returns undefined when anything is wrong; `note` was told each error
 */
export function readProduct(
  group: Group,
  known: Known,
  names: ShopNames,
  has: (column: SheetColumn) => boolean,
  note: (note: Note) => void,
): ReadProduct | undefined {
  let isWrong = false;
  const [first] = group.lines;
  if (!first) return undefined;
  const tell = (line: Line, column: SheetColumn, problem: ProblemCode) => {
    isWrong = true;
    note({ sheet: line.sheet, row: line.row, column, value: line.cells[column].slice(0, 200), problem });
  };
  const before = known.product;
  const kept = <T>(column: SheetColumn, read: () => T, old: T | undefined, none: T): T =>
    has(column) ? read() : (old ?? none);
  const one = (column: SheetColumn, find: (name: string) => number | undefined) => (name: string) => {
    const id = find(name);
    if (id === undefined) tell(first, column, 'name-unknown');
    return id ?? 0;
  };
  const text = (column: SheetColumn, most: number) => {
    if (first.cells[column].length > most) tell(first, column, 'too-long');
    return first.cells[column];
  };

  if (!first.cells.title_tm) tell(first, 'title_tm', 'title-missing');
  if (!first.cells.category) tell(first, 'category', 'category-missing');
  if (group.lines.length > mostOptions) tell(first, 'product', 'too-many-options');
  const attributes = kept('attributes', () => readAttributes(first.cells.attributes), before?.attributes, []);
  if (!attributes) tell(first, 'attributes', 'attributes-wrong');
  const status = statuses.find(
    (word) => word === (first.cells.status.toLowerCase() || (before?.status ?? 'draft')),
  );
  if (!status) tell(first, 'status', 'status-wrong');
  const wish: ProductWish = {
    title: {
      tm: text('title_tm', 200),
      ru: kept('title_ru', () => text('title_ru', 200), before?.title.ru, ''),
    },
    description: {
      tm: kept('description_tm', () => text('description_tm', 20_000), before?.description.tm, ''),
      ru: kept('description_ru', () => text('description_ru', 20_000), before?.description.ru, ''),
    },
    status: status ?? 'draft',
    category: first.cells.category ? one('category', names.category)(first.cells.category) : 0,
    categories: kept(
      'categories',
      () => readNames(first.cells.categories).map(one('categories', names.category)),
      before?.categories,
      [],
    ),
    brand: kept(
      'brand',
      () => (first.cells.brand ? one('brand', names.brand)(first.cells.brand) : null),
      before?.brand,
      null,
    ),
    occasions: kept(
      'occasions',
      () => readNames(first.cells.occasions).map(one('occasions', names.occasion)),
      before?.occasions,
      [],
    ),
    recipients: kept(
      'recipients',
      () => readNames(first.cells.recipients).map(one('recipients', names.recipient)),
      before?.recipients,
      [],
    ),
    ideas: before?.ideas ?? [],
    attributes: attributes ?? [],
    pictures: [],
    options: mergeOptions(readOptions(group, known, tell), before),
  };
  const units = new Map<string, number>();
  for (const line of group.lines) {
    const { stock_change: change, sku } = line.cells;
    const delta = change ? readWhole(change) : 0;
    if (delta === null) tell(line, 'stock_change', 'stock-wrong');
    else if (delta !== 0) units.set(sku, delta);
  }
  const pictures = kept('pictures', () => readNames(first.cells.pictures), before?.pictures, []);
  return isWrong ? undefined : { wish, units, pictures };
}

/** Options that the sheet does not name stay as they are, where they are: a sheet changes, it never takes away. */
function mergeOptions(
  named: ProductWish['options'],
  before: ProductSnapshot | undefined,
): ProductWish['options'] {
  const kept = (before?.options ?? []).map((old) => named.find(({ id }) => id === old.id) ?? old);
  return [...kept, ...named.filter(({ id }) => id === undefined)];
}

function readOptions(
  group: Group,
  { product, optionBySku }: Known,
  tell: (line: Line, column: SheetColumn, problem: ProblemCode) => void,
): ProductWish['options'] {
  return group.lines.map((line) => {
    const { sku, option_tm: tm, option_ru: ru, price, old_price: old } = line.cells;
    if (!sku) tell(line, 'sku', 'sku-missing');
    else if (!skuPattern.test(sku)) tell(line, 'sku', 'sku-wrong');
    const tenge = readPrice(price);
    if (tenge === null) tell(line, 'price', 'price-wrong');
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
