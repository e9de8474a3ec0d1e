import { headings, sheetColumns, writeAttributes, writePrice } from '#domain/spreadsheet.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Cell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readIdsAfter } from '#server/features/catalogue/products/find-by-sku.ts';
import type { ProductSnapshot } from '#server/features/catalogue/products/product-snapshot.ts';
import { readLabels } from '#server/features/catalogue/taxonomy/read-labels.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import { readCounts } from '#server/features/stock/read-stock.ts';

const portion = 200;

export const headingRow = (): string[] => sheetColumns.map((column) => headings[column].ru);

/** Products as the sheet has them, one row for each option that is not archived; read in portions, so memory stays the same. */
export async function* productRows(
  db: Db,
  only: { category?: number; status?: string },
): AsyncGenerator<readonly Cell[]> {
  yield headingRow();
  const names = await readTitles(db);
  for (let after = 0; ; ) {
    const ids = await readIdsAfter(db, after, portion, only);
    if (ids.length === 0) return;
    const products = [...(await readSnapshots(db, ids)).values()];
    const counts = await readCounts(
      db,
      products.flatMap(({ options }) => options.map(({ id }) => id)),
    );
    for (const product of products)
      yield* rowsOf(product, names, (option) => counts.get(option)?.onHand ?? 0);
    after = ids.at(-1) ?? after;
  }
}

type Titles = Record<'category' | 'brand' | 'occasion' | 'recipient', ReadonlyMap<number, string>>;

async function readTitles(db: Db): Promise<Titles> {
  const { categories, brands, occasions, recipients } = await readLabels(db);
  const path = (category: (typeof categories)[number]) => {
    const above = categories.find(({ id }) => id === category.parent);
    return above ? `${above.title.tm} / ${category.title.tm}` : category.title.tm;
  };
  return {
    category: new Map(categories.map((one) => [one.id, path(one)])),
    brand: new Map(brands.map(({ id, title }) => [id, title])),
    occasion: new Map(occasions.map(({ id, title }) => [id, title.tm])),
    recipient: new Map(recipients.map(({ id, title }) => [id, title.tm])),
  };
}

function* rowsOf(
  product: ProductSnapshot,
  names: Titles,
  onHand: (option: number) => number,
): Generator<Cell[]> {
  const join = (ids: readonly number[], titles: ReadonlyMap<number, string>) =>
    ids.map((id) => titles.get(id) ?? String(id)).join('; ');
  const others = product.categories.filter((id) => id !== product.category);
  for (const option of product.options.filter(({ isArchived }) => !isArchived))
    yield [
      product.id,
      option.sku,
      product.title.tm,
      product.title.ru,
      option.title.tm,
      option.title.ru,
      writePrice(option.price),
      option.oldPrice === null ? null : writePrice(option.oldPrice),
      onHand(option.id),
      null,
      product.status,
      names.category.get(product.category) ?? String(product.category),
      join(others, names.category),
      product.brand === null ? '' : (names.brand.get(product.brand) ?? String(product.brand)),
      join(product.occasions, names.occasion),
      join(product.recipients, names.recipient),
      product.pictures.join('; '),
      product.description.tm,
      product.description.ru,
      writeAttributes(product.attributes),
    ];
}

/** A sheet to start from: headings, a row of hints that is passed over, and two options of one product. */
export function* templateRows(category: string): Generator<readonly Cell[]> {
  yield headingRow();
  yield sheetColumns.map((column, at) => `${at === 0 ? '# ' : ''}${headings[column].hint}`);
  const example = (sku: string, tm: string, ru: string, price: number): Cell[] => [
    'A1',
    sku,
    'Gyzyl bägüller',
    'Красные розы',
    tm,
    ru,
    price,
    null,
    null,
    10,
    'draft',
    category,
    '',
    '',
    '',
    '',
    '',
    'Täze kesilen güller',
    'Свежесрезанные розы',
    'Reňki | Цвет | Gyzyl | Красный',
  ];
  yield example('ROSE-15', '15 gül', '15 роз', 180);
  yield example('ROSE-25', '25 gül', '25 роз', 290);
}
