import { StringDecoder } from 'node:string_decoder';
import type { Cell, Rows } from './xlsx-write.ts';
import type { SheetRow } from './xlsx-read.ts';
import { type ByteSource, ZipFault } from './zip-read.ts';

/** What spreadsheets take for the beginning of a formula, full-width signs and all that they skip before one included. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Semicolons and a byte order mark, as the spreadsheets of our part of the world expect. Formulas are made texts. */
export async function* writeCsv(rows: Rows): AsyncGenerator<string> {
  yield '\ufeff';
  for await (const cells of rows) yield `${cells.map(writeCell).join(';')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const pieceSize = 256 * 1024;
/** What stands further to the right is left out, as in a workbook. */
const mostColumns = 200;

/**
 * Rows of a CSV with semicolons, commas or tabs, whichever its first line has most of. The apostrophe before a formula goes.
 * @throws ZipFault after the last whole row when a quote is never closed, so that what stands behind it is not lost unseen
 */
export async function* readCsv(source: ByteSource): AsyncGenerator<SheetRow> {
  const decoder = new StringDecoder('utf8');
  const ready: string[][] = [];
  let parse: ReturnType<typeof createCsvReader> | undefined;
  let row = 0;
  for (let at = 0; at < source.size; at += pieceSize) {
    let text = decoder.write(await source.read(at, Math.min(pieceSize, source.size - at)));
    if (at === 0) text = text.replace(/^\ufeff/, '');
    parse ??= createCsvReader(delimiterOf(text), (cells) => ready.push(cells));
    parse(text);
    for (const cells of ready.splice(0)) yield { sheet: '', row: ++row, cells };
  }
  const isOpen = parse?.('\n');
  for (const cells of ready.splice(0)) if (cells.some(Boolean)) yield { sheet: '', row: ++row, cells };
  if (isOpen) throw new ZipFault('a quote is never closed');
}

function delimiterOf(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** @returns a reader of pieces, which says whether the text so far ends inside quotes */
function createCsvReader(delimiter: string, done: (cells: string[]) => void): (text: string) => boolean {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  const endCell = () => {
    if (cells.length < mostColumns) cells.push(guarded.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  return (text) => {
    for (const sign of text) {
      if (wasQuote) {
        wasQuote = false;
        if (sign === '"') {
          cell += '"';
          continue;
        }
        isQuoted = false;
      } else if (isQuoted) {
        if (sign === '"') wasQuote = true;
        else cell += sign;
        continue;
      }
      if (sign === '"' && cell === '') isQuoted = true;
      else if (sign === delimiter) endCell();
      else if (sign === '\n') {
        endCell();
        done(cells);
        cells = [];
      } else if (sign !== '\r') cell += sign;
    }
    return isQuoted;
  };
}
