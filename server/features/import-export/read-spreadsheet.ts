import {
  columnOfHeading,
  foldHeading,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from '#domain/spreadsheet.ts';
import { readCsv } from '#server/platform/spreadsheets/csv.ts';
import { SheetFault } from '#server/platform/spreadsheets/sheet-fault.ts';
import { readXlsx, type SheetRow } from '#server/platform/spreadsheets/xlsx-read.ts';
import { columnName } from '#server/platform/spreadsheets/xlsx-write.ts';
import { type ByteSource, piecesOf, ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import type { ProblemCode } from './problems.ts';

export type Note = { sheet: string; row: number; column: string; value: string; problem: ProblemCode };
export type Line = { sheet: string; row: number; cells: Readonly<Record<SpreadsheetColumn, string>> };
/** Consecutive rows of one product. */
export type Group = { mark: string; lines: Line[] };

/** Meanings that staff gave to their own headings, by the folded heading; null: the column is ignored. */
export type OwnHeadings = ReadonlyMap<string, SpreadsheetColumn | null>;

/** Characters that the database cannot store as text: an image named .csv contains them. */
const noText = /[\0\p{Surrogate}]/u;

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The first entry of an OpenDocument archive: the type, or from some programs the manifest. */
const openDocument =
  /^PK[^]{28}(?:mimetype[^]{0,36}application\/vnd\.oasis\.opendocument|META-INF\/manifest\.xml)/;
/** Websites and 1C save a page of HTML or XML as a spreadsheet file; no table begins like that. */
const markup = /^[^\w;,"]{0,12}<[^\w]{0,4}[a-z]/i;

/** XLSX by its first bytes, CSV otherwise. @throws SheetFault for recognised unsupported formats; ZipFault */
export async function* readRows(source: ByteSource): AsyncGenerator<SheetRow> {
  const head = await source.read(0, Math.min(128, source.size));
  const text = head.toString('latin1');
  if (head.subarray(0, 8).equals(compound))
    throw new SheetFault((await isLocked(source)) ? 'locked' : 'old-workbook');
  if (openDocument.test(text)) throw new SheetFault('open-document');
  if (markup.test(text)) throw new SheetFault('markup');
  for await (const row of text.startsWith('PK') ? readXlsx(source) : readCsv(source)) {
    if (row.cells.some((cell) => noText.test(cell))) throw new ZipFault('not a text');
    yield row;
  }
}

/** A workbook with a password is wrapped in the file format from before 2007, with an entry of this name. */
async function isLocked(source: ByteSource): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  for await (const piece of piecesOf(source)) if (piece.includes(name)) return true;
  return false;
}

/**
 * The products of a sheet one by one; empty rows and rows that begin with `#` are skipped. Only one product at a time
 * is in memory.
 * @param how `note` gets problems of headings and of non-consecutive rows of a product, which are skipped; `found` is
 * filled with the columns of the sheet; `own` are the shop's own headings
 * @throws SheetFault, ZipFault for a file that cannot be read at all
 */
export async function* readGroups(
  source: ByteSource,
  { note, found, own }: { note: (note: Note) => void; found: Set<SpreadsheetColumn>; own: OwnHeadings },
): AsyncGenerator<Group> {
  let columns: (SpreadsheetColumn | undefined)[] | undefined;
  let group: Group | undefined;
  let isEmpty = true;
  const seen = new Set<string>();
  for await (const { sheet, row, cells } of readRows(source)) {
    if (cells.every((cell) => !cell.trim())) continue;
    isEmpty = false;
    if (!columns) {
      columns = readHeadings(cells, own, (column, value, problem) =>
        note({ sheet, row, column, value, problem }),
      );
      if (!columns) return;
      for (const column of columns) if (column) found.add(column);
      continue;
    }
    if (cells[0]?.startsWith('#')) continue;
    const line = { sheet, row, cells: pickCells(columns, cells) };
    const mark = line.cells.product;
    if (group && mark !== '' && mark === group.mark) {
      group.lines.push(line);
      continue;
    }
    if (mark !== '' && seen.has(mark)) {
      note({ sheet, row, column: 'product', value: mark, problem: 'product-scattered' });
      continue;
    }
    if (group) yield group;
    seen.add(mark);
    group = { mark, lines: [line] };
  }
  if (isEmpty) throw new SheetFault('empty');
  if (group) yield group;
}

function readHeadings(
  cells: readonly string[],
  own: OwnHeadings,
  tell: (column: string, value: string, problem: ProblemCode) => void,
): (SpreadsheetColumn | undefined)[] | undefined {
  const taken = new Set<SpreadsheetColumn>();
  const columns = cells.map((cell, at) => {
    const column = columnOf(cell, own);
    if (column === undefined && cell.trim()) tell(columnName(at), cell, 'column-unknown');
    if (!column) return undefined;
    if (taken.has(column)) tell(columnName(at), cell, 'column-twice');
    else taken.add(column);
    return column;
  });
  const missing = missingColumns(taken);
  for (const column of missing) tell(column, '', 'column-missing');
  return missing.length > 0 ? undefined : columns;
}

/** The column of a heading in this shop; null when it is ignored, undefined when unknown. */
export function columnOf(heading: string, own: OwnHeadings): SpreadsheetColumn | null | undefined {
  const said = own.get(foldHeading(heading));
  return said === undefined ? columnOfHeading(heading) : said;
}

/** Required columns that are missing. A title in one language is enough. */
export function missingColumns(found: ReadonlySet<SpreadsheetColumn>): SpreadsheetColumn[] {
  const needed: SpreadsheetColumn[] = ['sku', 'price', 'category'];
  const title: SpreadsheetColumn[] = found.has('title_tm') || found.has('title_ru') ? [] : ['title_tm'];
  return [...needed.filter((column) => !found.has(column)), ...title];
}

function pickCells(
  columns: readonly (SpreadsheetColumn | undefined)[],
  cells: readonly string[],
): Line['cells'] {
  const picked = Object.fromEntries(spreadsheetColumns.map((column) => [column, ''])) as Record<
    SpreadsheetColumn,
    string
  >;
  for (const [at, column] of columns.entries()) if (column) picked[column] ||= (cells[at] ?? '').trim();
  return picked;
}
