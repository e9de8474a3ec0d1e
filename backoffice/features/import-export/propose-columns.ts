import { foldHeading, type SpreadsheetColumn } from '#domain/spreadsheet.ts';

/** Common headings of accounting programs; the first match is proposed. */
const usual: readonly (readonly [RegExp, SpreadsheetColumn])[] = [
  [/^(артикул|код|sku|штрих|kod|artikul)/, 'sku'],
  [/^(старая|öňki|köne)/, 'old_price'],
  [/(цена|^стоимость|price|baha)/, 'price'],
  [/^(наименование|название|name|title|ady).*(туркм|türkm|(^|[^a-zа-я])(тм|tm)([^a-zа-я]|$))/, 'title_tm'],
  [/^(наименование|название|товар|номенклатура|name|title)/, 'title_ru'],
  [/^(haryt|ady)/, 'title_tm'],
  [/^(группа|категория|раздел|вид|bölüm|topar)/, 'category'],
  [/^(количество|кол-во|остаток|приход|sany|mukdary)/, 'stock_change'],
  [/^(бренд|производитель|марка|brend)/, 'brand'],
  [/^(описание|комментарий)/, 'description_ru'],
  [/^(фото|изображени|картинк|surat)/, 'pictures'],
];

/** Proposes a column for each unknown heading; each column once. */
export function proposeColumns(
  headings: readonly { heading: string; column: SpreadsheetColumn | null; isKnown: boolean }[],
): (SpreadsheetColumn | null)[] {
  const taken = new Set(headings.flatMap(({ column }) => column ?? []));
  return headings.map(({ heading, column, isKnown }) => {
    if (isKnown) return column;
    const name = foldHeading(heading);
    const found = usual.find(([pattern, means]) => pattern.test(name) && !taken.has(means))?.[1];
    if (found) taken.add(found);
    return found ?? null;
  });
}
