import { columnOfHeading, type SpreadsheetColumn, spreadsheetColumns } from '#domain/spreadsheet.ts';
import { readCsv } from '#server/platform/spreadsheets/csv.ts';
import { readXlsx, type SheetRow } from '#server/platform/spreadsheets/xlsx-read.ts';
import { columnName } from '#server/platform/spreadsheets/xlsx-write.ts';
import { type ByteSource, ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import type { ProblemCode } from './problems.ts';

export type Note = { sheet: string; row: number; column: string; value: string; problem: ProblemCode };
export type Line = { sheet: string; row: number; cells: Readonly<Record<SpreadsheetColumn, string>> };
/** Rows of one product, which stand together. */
export type Group = { mark: string; lines: Line[] };

const needed: readonly SpreadsheetColumn[] = ['sku', 'title_tm', 'price', 'category'];

/** What no text of the database can hold: a picture called .csv has it, and "Unicode text" of a spreadsheet (UTF-16). */
const noText = /[\0\p{Surrogate}]/u;

/** XLSX by its first bytes, CSV otherwise. */
async function* readRows(source: ByteSource): AsyncGenerator<SheetRow> {
  const magic = await source.read(0, Math.min(4, source.size));
  yield* magic.toString('latin1').startsWith('PK') ? readXlsx(source) : readCsv(source);
}

/**
 * Products of a sheet, one after another; rows without any text and rows that begin with `#` are left out. Nothing but one
 * product is kept in memory.
 * @param note is told what is wrong with headings and with rows that stand apart
 * @param found is filled with the columns that the sheet has
 * @throws ZipFault for a file that cannot be read at all
 */
export async function* readGroups(
  source: ByteSource,
  note: (note: Note) => void,
  found: Set<SpreadsheetColumn> = new Set(),
): AsyncGenerator<Group> {
  let columns: (SpreadsheetColumn | undefined)[] | undefined;
  let group: Group | undefined;
  const seen = new Set<string>();
  for await (const { sheet, row, cells } of readRows(source)) {
    if (cells.some((cell) => noText.test(cell))) throw new ZipFault('not a text');
    if (!columns) {
      columns = readHeadings(cells, (column, value, problem) => note({ sheet, row, column, value, problem }));
      if (!columns) return;
      for (const column of columns) if (column) found.add(column);
      continue;
    }
    if (cells.every((cell) => !cell.trim()) || cells[0]?.startsWith('#')) continue;
    const line = { sheet, row, cells: pickCells(columns, cells) };
    const mark = line.cells.product;
    if (group && mark !== '' && mark === group.mark) {
      group.lines.push(line);
      continue;
    }
    if (group) yield group;
    if (mark !== '' && seen.has(mark))
      note({ sheet, row, column: 'product', value: mark, problem: 'product-scattered' });
    seen.add(mark);
    group = { mark, lines: [line] };
  }
  if (group) yield group;
}

function readHeadings(
  cells: readonly string[],
  tell: (column: string, value: string, problem: ProblemCode) => void,
): (SpreadsheetColumn | undefined)[] | undefined {
  const columns = cells.map(columnOfHeading);
  for (const [at, cell] of cells.entries())
    if (cell.trim() && columns[at] === undefined) tell(columnName(at), cell, 'column-unknown');
  const missing = needed.filter((column) => !columns.includes(column));
  for (const column of missing) tell(column, '', 'column-missing');
  return missing.length > 0 ? undefined : columns;
}

function pickCells(
  columns: readonly (SpreadsheetColumn | undefined)[],
  cells: readonly string[],
): Line['cells'] {
  const picked = Object.fromEntries(spreadsheetColumns.map((column) => [column, ''])) as Record<
    SpreadsheetColumn,
    string
  >;
  for (const [at, column] of columns.entries()) if (column) picked[column] = (cells[at] ?? '').trim();
  return picked;
}
