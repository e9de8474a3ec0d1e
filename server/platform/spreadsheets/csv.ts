import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, Rows } from './xlsx-write.ts';
import type { SheetRow } from './xlsx-read.ts';
import { type ByteSource, piecesOf, ZipFault } from './zip-read.ts';

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
 * Rows of a CSV with semicolons, commas or tabs, whichever its first line has most of. The apostrophe before a formula goes.
 * @throws ZipFault when a quote is never closed, so that what stands behind it is not lost unseen
 */
export async function* readCsv(source: ByteSource): AsyncGenerator<SheetRow> {
  const head = await source.read(0, Math.min(headSize, source.size));
  // Not the option of the library: it would read UTF-16 as well, which a workbook saves as "Unicode text" with tabs.
  const start = head.indexOf(mark) === 0 ? Buffer.byteLength(mark) : 0;
  const parser = parse({
    delimiter: delimiterOf(head.toString('utf8', start)),
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  const rows = Readable.from(piecesOf(source, start)).compose(parser) as AsyncIterable<string[]>;
  let row = 0;
  try {
    for await (const cells of rows)
      yield {
        sheet: '',
        row: ++row,
        cells: cells.slice(0, mostColumns).map((cell) => (guarded.test(cell) ? cell.slice(1) : cell)),
      };
  } catch (error) {
    throw error instanceof CsvError ? new ZipFault(error.message) : error;
  }
}

function delimiterOf(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
