import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, Rows } from './xlsx-write.ts';
import type { SheetRow } from './xlsx-read.ts';
import { SheetFault } from './sheet-fault.ts';
import { decodeText, findEncoding } from './text-encoding.ts';
import { type ByteSource, ZipFault } from './zip-read.ts';

/** What spreadsheets take for the beginning of a formula, full-width signs and all that they skip before one included. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The byte order mark, by which spreadsheets know UTF-8. */
const mark = '\ufeff';

/** Semicolons and a byte order mark, as the spreadsheets of our part of the world expect. Formulas are made texts. */
export async function* writeCsv(rows: Rows): AsyncGenerator<string> {
  yield mark;
  for await (const cells of rows) yield `${cells.map(writeCell).join(';')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const headSize = 64 * 1024;
/** What stands further to the right is left out, as in a workbook. */
const mostColumns = 200;
/** No row of a merchant is so long; a quote that is never closed is. */
const longestRow = 4 * 1024 * 1024;

/**
 * Rows of a CSV with semicolons, commas or tabs, whichever its first line has most of, in any encoding that spreadsheets save.
 * The apostrophe before a formula goes.
 * @throws SheetFault when a quote is never closed, so that what stands behind it is not lost unseen; ZipFault
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

/** The row that a quote is opened in runs to the end of the file, or to the longest a row may be. */
const openQuote: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

function delimiterOf(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
