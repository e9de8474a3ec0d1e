import { foldSku } from '#domain/fields/sku.ts';
import type { ProductSnapshot } from '#domain/fields/product.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet.ts';
import type { Db } from '#server/platform/db/db.ts';
import { readSkus, type SkuPlace } from '#server/features/catalogue/products/products.read.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import type { GroupMatch } from './read-product.ts';
import type { Group, Line, Note } from './read-spreadsheet.ts';

/** The shop's products and options that some groups refer to. */
export type InShop = {
  placeOf: (sku: string) => SkuPlace | undefined;
  snapshots: ReadonlyMap<number, ProductSnapshot>;
};
/** SKUs and products of earlier rows. */
export type EarlierRows = { skus: Set<string | number>; products: Set<number> };

const isNumber = (mark: string) => /^[1-9][0-9]{0,8}$/.test(mark);

/** A SKU is found in its exact spelling first, otherwise ignoring case: older shops may have both. */
export async function findInShop(db: Db, groups: readonly Group[]): Promise<InShop> {
  const places = await readSkus(
    db,
    groups.flatMap(({ lines }) => lines.map(({ cells }) => cells.sku)),
  );
  const exact = new Map(places.map((place) => [place.sku, place]));
  const folded = new Map(places.map((place) => [foldSku(place.sku), place]));
  const numbers = groups.flatMap(({ mark }) => (isNumber(mark) ? [Number(mark)] : []));
  return {
    placeOf: (sku) => exact.get(sku) ?? folded.get(foldSku(sku)),
    snapshots: await readSnapshots(db, [...numbers, ...places.map(({ product }) => product)]),
  };
}

/** The product of a group: by its number, or by its SKUs. */
function ownerOf({ mark, lines }: Group, { placeOf }: InShop): number | undefined {
  if (isNumber(mark)) return Number(mark);
  return lines.map(({ cells }) => placeOf(cells.sku)?.product).find((id) => id !== undefined);
}

/** Rows that name no product are groups of one; those whose SKUs belong to one product of the shop are joined. */
export function joinGroups(groups: readonly Group[], shop: InShop): Group[] {
  const joined: Group[] = [];
  const byOwner = new Map<number, Group>();
  for (const group of groups) {
    const owner = group.mark === '' ? ownerOf(group, shop) : undefined;
    const known = owner === undefined ? undefined : byOwner.get(owner);
    if (known && !namesOneTwice(known, group, shop)) {
      known.lines.push(...group.lines);
      continue;
    }
    const own = { ...group, lines: [...group.lines] };
    if (owner !== undefined && !known) byOwner.set(owner, own);
    joined.push(own);
  }
  return joined;
}

function namesOneTwice(known: Group, group: Group, { placeOf }: InShop): boolean {
  const named = new Set(known.lines.map(({ cells }) => placeOf(cells.sku)?.option));
  return group.lines.some(({ cells }) => named.has(placeOf(cells.sku)?.option));
}

/** The product of a group; undefined when its rows contradict each other or earlier rows. */
export function findKnown(
  group: Group,
  { seen, note, ...shop }: InShop & { seen: EarlierRows; note: (note: Note) => void },
): GroupMatch | undefined {
  const [first] = group.lines;
  if (!first) return undefined;
  const owner = ownerOf(group, shop);
  const product = owner === undefined ? undefined : shop.snapshots.get(owner);
  let isWrong = false;
  const tell = (line: Line, column: SpreadsheetColumn, problem: Note['problem']) => {
    isWrong = true;
    note({ sheet: line.sheet, row: line.row, column, value: line.cells[column], problem });
  };
  if (isNumber(group.mark) && !product) tell(first, 'product', 'product-unknown');
  for (const line of group.lines) {
    const { sku } = line.cells;
    const place = shop.placeOf(sku);
    if (place && place.product !== owner) tell(line, 'sku', 'sku-elsewhere');
    const mark = place?.option ?? foldSku(sku);
    if (sku && seen.skus.has(mark)) tell(line, 'sku', 'sku-twice');
    seen.skus.add(mark);
  }
  if (owner !== undefined && seen.products.has(owner) && !isWrong)
    tell(first, 'product', 'product-scattered');
  if (owner !== undefined) seen.products.add(owner);
  return isWrong ? undefined : { product, optionOf: (sku) => shop.placeOf(sku)?.option };
}
