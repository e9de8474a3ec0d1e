import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, Rows } from './xlsx-write.ts';
import type { SheetRow } from './xlsx-read.ts';
import { SheetFault } from './sheet-fault.ts';
import { decodeText, findEncoding } from './text-encoding.ts';
import { type ByteSource, ZipFault } from './zip-read.ts';

/** What spreadsheets take for the start of a formula, including full-width signs and the whitespace that they skip. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The byte order mark, by which spreadsheets know UTF-8. */
const mark = '\ufeff';

/** Semicolons and a byte order mark, as spreadsheets of the region expect. Formulas are escaped with an apostrophe. */
export async function* writeCsv(rows: Rows): AsyncGenerator<string> {
  yield mark;
  for await (const cells of rows) yield `${cells.map(writeCell).join(';')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  // A spreadsheet that parts cells by semicolons reads `5.10` as the fifth of October.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return 'sum' in cell ? writeSum(cell.sum) : writeDay(cell.date);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const writeSum = (sum: number) => sum.toFixed(2).replace('.', ',');

/** `24.11.2026 18:05` of `2026-11-24 18:05`. */
const writeDay = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)/, '$3.$2.$1');

const headSize = 64 * 1024;
/** Columns beyond this are ignored, as in a workbook. */
const mostColumns = 200;
/** Bytes. No real row is so long; only an unclosed quote makes one. */
const longestRow = 4 * 1024 * 1024;

/**
 * Rows of a CSV separated by semicolons, commas or tabs, whichever is most frequent in its first line, in any encoding
 * that spreadsheets save. The apostrophe that escapes a formula is removed.
 *
 * @throws SheetFault when a quote is never closed, because the rows behind it would be lost silently; ZipFault
 */
export async function* readCsv(source: ByteSource): AsyncGenerator<SheetRow> {
  const encoding = await findEncoding(source);
  let head = '';
  for await (const piece of decodeText(source, encoding, Math.min(headSize, source.size))) head += piece;
  if (head.includes('\0')) throw new ZipFault('not a text');
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  const rows = Readable.from(decodeText(source, encoding)).compose(parser) as AsyncIterable<string[]>;
  let row = 0;
  try {
    for await (const cells of rows)
      yield {
        sheet: '',
        row: ++row,
        cells: cells.slice(0, mostColumns).map((cell) => (guarded.test(cell) ? cell.slice(1) : cell)),
      };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw openQuote.has(error.code)
      ? new SheetFault('open-quote', Number(error['records']) + 1)
      : new ZipFault(error.message);
  }
}

/** Errors of an unclosed quote: its row runs to the end of the file, or to the longest row allowed. */
const openQuote: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

function delimiterOf(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
