import type { Context } from '#server/context.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet.ts';
import type { ByteSource } from '#server/platform/spreadsheets/zip-read.ts';
import type { ProductSnapshot } from '#domain/fields/product.ts';
import { findInShop, findKnown, joinGroups, type EarlierRows } from './find-known.ts';
import { findOwnHeadings } from './import-runs.repo.ts';
import { isSame } from './is-same.ts';
import { readShopNames } from './read-names.ts';
import { type ReadProduct, readProduct } from './read-product.ts';
import { type Group, type Note, readGroups } from './read-spreadsheet.ts';

export type PlannedProduct = ReadProduct & {
  rows: number;
  before: ProductSnapshot | undefined;
  note: (note: Partial<Note>) => void;
};
export type Batch = { planned: PlannedProduct[]; rows: number };

const batchSize = 100;

/** What writing a product would do. */
export function wordFor(
  { before, input, units }: PlannedProduct,
  pictures: readonly string[],
): 'create' | 'update' | 'same' {
  if (!before) return 'create';
  return units.size === 0 && isSame(before, input, pictures) ? 'same' : 'update';
}

/**
 * Iterates over a sheet in batches: reads each product, compares it with the shop's, and reports every error. A hundred
 * products at a time are in memory.
 */
export async function* walkSpreadsheet(
  ctx: Pick<Context, 'db'>,
  source: ByteSource,
  note: (note: Note) => void,
): AsyncGenerator<Batch> {
  const names = await readShopNames(ctx.db);
  const found = new Set<SpreadsheetColumn>();
  const seen: EarlierRows = { skus: new Set(), products: new Set() };
  let groups: Group[] = [];
  for await (const group of readGroups(source, { note, found, own: await findOwnHeadings(ctx.db) })) {
    groups.push(group);
    if (groups.length < batchSize) continue;
    yield await plan(groups);
    groups = [];
  }
  if (groups.length > 0) yield await plan(groups);

  async function plan(batch: Group[]): Promise<Batch> {
    const lines = batch.flatMap(({ lines }) => lines);
    const shop = await findInShop(ctx.db, batch);
    const planned = joinGroups(batch, shop).flatMap((group) => {
      const known = findKnown(group, { ...shop, seen, note });
      const read = known && readProduct(group, known, names, (column) => found.has(column), note);
      const [first] = group.lines;
      if (!read || !first) return [];
      const { sheet, row } = first;
      const tell = (part: Partial<Note>) =>
        note({ sheet, row, column: 'product', value: '', problem: 'refused', ...part });
      return [{ ...read, rows: group.lines.length, before: known.product, note: tell }];
    });
    return { planned, rows: lines.length };
  }
}
