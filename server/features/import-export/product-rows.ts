import type { Lang, LocalText } from '#contract/shared.ts';
import type { Field, Fields, RecordOf } from '#domain/fields/kinds.ts';
import { optionFields, productFields, type ProductSnapshot, statusWords } from '#domain/fields/product.ts';
import {
  headings,
  type SpreadsheetColumn,
  spreadsheetColumns,
  textColumns,
  writeAttributes,
} from '#domain/spreadsheet.ts';
import { manats } from '#domain/print/money.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Cell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readIdsAfter } from '#server/features/catalogue/products/products.read.ts';
import { readLabels } from '#server/features/catalogue/taxonomy/taxonomy.read.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import { readCounts } from '#server/features/stock/stock.read.ts';

const portion = 200;

const headingRow = (lang: Lang): string[] => spreadsheetColumns.map((column) => headings[column][lang]);

/** Products as rows of the sheet, one for each option that is not archived; read in batches, so memory is bounded. */
export async function* productRows(
  db: Db,
  only: { category?: number; status?: string },
  lang: Lang,
): AsyncGenerator<readonly Cell[]> {
  yield headingRow(lang);
  const names = await readTitles(db, lang);
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

type Titles = Record<'category' | 'brand' | 'occasion' | 'recipient', ReadonlyMap<number, string>> & {
  lang: Lang;
};

async function readTitles(db: Db, lang: Lang): Promise<Titles> {
  const { categories, brands, occasions, recipients } = await readLabels(db);
  const say = (title: LocalText) => title[lang] || title.tm;
  const path = (category: (typeof categories)[number]) => {
    const above = categories.find(({ id }) => id === category.parent);
    return above ? `${say(above.title)} / ${say(category.title)}` : say(category.title);
  };
  return {
    lang,
    category: new Map(categories.map((one) => [one.id, path(one)])),
    brand: new Map(brands.map(({ id, title }) => [id, title])),
    occasion: new Map(occasions.map(({ id, title }) => [id, say(title)])),
    recipient: new Map(recipients.map(({ id, title }) => [id, say(title)])),
  };
}

type Row = Partial<Record<SpreadsheetColumn, Cell>>;
const inOrder = (row: Row): Cell[] => spreadsheetColumns.map((column) => row[column] ?? null);

function* rowsOf(
  product: ProductSnapshot,
  names: Titles,
  onHand: (option: number) => number,
): Generator<Cell[]> {
  const others = product.categories.filter((id) => id !== product.category);
  const own = cellsOf(productFields, { ...product, categories: others }, names);
  for (const option of product.options.filter(({ isArchived }) => !isArchived))
    yield inOrder({
      product: product.id,
      ...own,
      ...cellsOf(optionFields, option, names),
      stock: onHand(option.id),
    });
}

/** The cells of a record's fields, by kind. */
function cellsOf<F extends Fields>(fields: F, record: RecordOf<F>, names: Titles): Row {
  const titleOf = (to: string, id: number) =>
    names[to as Exclude<keyof Titles, 'lang'>].get(id) ?? String(id);
  const cells = Object.entries<Field>(fields).flatMap(([name, field]): [string, Cell][] => {
    const value = record[name] as never;
    const column = field.sheet?.column;
    if (column === undefined) return [];
    switch (field.kind) {
      case 'local': {
        const [tm, ru] = textColumns(column);
        const text: { tm: string; ru: string } = value;
        return [
          [tm, text.tm],
          [ru, text.ru],
        ];
      }
      case 'word':
        return [[column, statusWords[value as keyof typeof statusWords][names.lang]]];
      case 'money':
        return [[column, value === null ? null : manats(value)]];
      case 'ref':
        return [[column, value === null ? '' : titleOf(field.to, value)]];
      case 'refs':
        return [[column, (value as number[]).map((id) => titleOf(field.to, id)).join('; ')]];
      case 'pictures':
        return [[column, (value as string[]).join('; ')]];
      case 'attributes':
        return [[column, writeAttributes(value)]];
      default:
        return [[column, value]];
    }
  });
  return Object.fromEntries(cells);
}

/** The template: headings, a row of hints that is ignored on import, and two options of one product. */
export function* templateRows(category: string, lang: Lang): Generator<readonly Cell[]> {
  yield headingRow(lang);
  yield spreadsheetColumns.map((column, at) => `${at === 0 ? '# ' : ''}${headings[column].hint[lang]}`);
  const example = (sku: string, tm: string, ru: string, price: number): Cell[] =>
    inOrder({
      ...Object.fromEntries(spreadsheetColumns.map((column) => [column, ''])),
      product: 'A1',
      sku,
      title_tm: 'Gyzyl bägüller',
      title_ru: 'Красные розы',
      option_tm: tm,
      option_ru: ru,
      price,
      old_price: null,
      stock_change: null,
      stock: 10,
      status: statusWords.draft[lang],
      category,
      description_tm: 'Täze kesilen güller',
      description_ru: 'Свежесрезанные розы',
      attributes: 'Reňki | Цвет | Gyzyl | Красный',
    });
  yield example('ROSE-15', '15 gül', '15 роз', 180);
  yield example('ROSE-25', '25 gül', '25 роз', 290);
}
