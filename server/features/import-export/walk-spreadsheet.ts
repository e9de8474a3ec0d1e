import type { Context } from '#server/context.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet.ts';
import type { ByteSource } from '#server/platform/spreadsheets/zip-read.ts';
import { readSkus, type SkuPlace } from '#server/features/catalogue/products/products.read.ts';
import type { ProductSnapshot } from '#domain/fields/product.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import { readShopNames } from './read-names.ts';
import { type Known, type ReadProduct, readProduct } from './read-product.ts';
import { type Group, type Note, readGroups } from './read-spreadsheet.ts';

export type Planned = ReadProduct & {
  rows: number;
  before: ProductSnapshot | undefined;
  note: (note: Partial<Note>) => void;
};
export type Batch = { planned: Planned[]; rows: number };

const batchSize = 100;

/**
 * Walks through a sheet in batches: each product read, compared with what the shop has, and every error told. A hundred
 * products at a time are in memory.
 */
export async function* walkSpreadsheet(
  ctx: Pick<Context, 'db'>,
  source: ByteSource,
  note: (note: Note) => void,
): AsyncGenerator<Batch> {
  const names = await readShopNames(ctx.db);
  const skus = new Set<string>();
  const columns = new Set<SpreadsheetColumn>();
  let groups: Group[] = [];
  for await (const group of readGroups(source, note, columns)) {
    groups.push(group);
    if (groups.length < batchSize) continue;
    yield await plan(groups);
    groups = [];
  }
  if (groups.length > 0) yield await plan(groups);

  async function plan(batch: Group[]): Promise<Batch> {
    const lines = batch.flatMap(({ lines }) => lines);
    const places = await readSkus(
      ctx.db,
      lines.map(({ cells }) => cells.sku),
    );
    const bySku = new Map(places.map((place) => [place.sku, place]));
    const numbers = batch.flatMap(({ mark }) => (/^[1-9][0-9]{0,8}$/.test(mark) ? [Number(mark)] : []));
    const snapshots = await readSnapshots(ctx.db, [...numbers, ...places.map(({ product }) => product)]);
    const planned = batch.flatMap((group) => {
      const known = findKnown(group, bySku, snapshots);
      const read = known && readProduct(group, known, names, (column) => columns.has(column), note);
      const [first] = group.lines;
      if (!read || !first) return [];
      const { sheet, row } = first;
      const tell = (part: Partial<Note>) =>
        note({ sheet, row, column: 'product', value: '', problem: 'refused', ...part });
      return [{ ...read, rows: group.lines.length, before: known.product, note: tell }];
    });
    return { planned, rows: lines.length };
  }

  /** The product a group is about: by its number, or by its SKUs; undefined when they contradict each other. */
  function findKnown(
    group: Group,
    bySku: ReadonlyMap<string, SkuPlace>,
    snapshots: ReadonlyMap<number, ProductSnapshot>,
  ): Known | undefined {
    const isNumber = /^[1-9][0-9]{0,8}$/.test(group.mark);
    const [first] = group.lines;
    if (!first) return undefined;
    const owner = isNumber
      ? Number(group.mark)
      : group.lines.map(({ cells }) => bySku.get(cells.sku)?.product).find((id) => id !== undefined);
    const product = owner === undefined ? undefined : snapshots.get(owner);
    let isWrong = false;
    const tell = (
      line: (typeof group.lines)[number],
      column: SpreadsheetColumn,
      problem: Note['problem'],
    ) => {
      isWrong = true;
      note({ sheet: line.sheet, row: line.row, column, value: line.cells[column], problem });
    };
    if (isNumber && !product) tell(first, 'product', 'product-unknown');
    for (const line of group.lines) {
      const place = bySku.get(line.cells.sku);
      if (place && place.product !== owner) tell(line, 'sku', 'sku-elsewhere');
      if (line.cells.sku && skus.has(line.cells.sku)) tell(line, 'sku', 'sku-twice');
      skus.add(line.cells.sku);
    }
    if (isWrong) return undefined;
    const optionBySku = new Map([...bySku].map(([sku, { option }]) => [sku, option]));
    return { product, optionBySku };
  }
}
