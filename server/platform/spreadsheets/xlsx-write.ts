import { daysOf } from './xlsx-dates.ts';
import { writeZip, type ZipEntry } from './zip-write.ts';

/** A number with two decimals. */
export type SumCell = { sum: number };
/** A day `2026-11-24`, or a local moment `2026-11-24 18:05`. */
export type DateCell = { date: string };
export type Cell = string | number | null | SumCell | DateCell;
export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Formats of cells, by their place among the `cellXfs` below. */
const styles = { heading: 1, sum: 2, day: 3, moment: 4 } as const;
const styleSheet =
  `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="5">${[
    [0, 0],
    [0, 1],
    [4, 0],
    [164, 0],
    [165, 0],
  ]
    .map(
      ([format, font]) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    .join(
      '',
    )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export type Sheet = { name: string; rows: Rows };

/** A workbook of one sheet, generated while it is sent. */
export function writeXlsx(name: string, rows: Rows): AsyncGenerator<Uint8Array> {
  return writeWorkbook([{ name, rows }]);
}

/** A workbook, generated while it is sent. Texts are written as strings, so that none is taken for a formula. */
export function writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const each = (write: (sheet: Sheet, number: number) => string) =>
    sheets.map((sheet, at) => write(sheet, at + 1)).join('');
  const parts = each(
    (_, n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const names = each(({ name }, n) => `<sheet name="${escape(name)}" sheetId="${n}" r:id="rId${n}"/>`);
  const links = each(
    (_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const still: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${parts}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${links}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styleSheet],
  ];
  return writeZip([
    ...still.map(([name, text]): ZipEntry => ({ name, body: once(head + text) })),
    ...sheets.map(({ rows }, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, body: writeSheet(rows) })),
  ]);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Characters: a moment is shown whole, and not as `####`. */
const width = 18;

async function* writeSheet(rows: Rows): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="${width}" defaultRowHeight="15"/><sheetData>`;
  let number = 0;
  let piece = '';
  for await (const cells of rows) {
    number += 1;
    const style = number === 1 ? ` s="${styles.heading}"` : '';
    const inside = cells.map((cell, at) => writeCell(cell, `${columnName(at)}${number}`, style)).join('');
    piece += `<row r="${number}">${inside}</row>`;
    if (piece.length > 64_000) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</sheetData></worksheet>`;
}

function writeCell(cell: Cell, place: string, style: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  if ('sum' in cell) return `<c r="${place}" s="${styles.sum}"><v>${cell.sum}</v></c>`;
  const days = daysOf(cell.date);
  return `<c r="${place}" s="${Number.isInteger(days) ? styles.day : styles.moment}"><v>${days}</v></c>`;
}

/** The column's letters from its index: 0 is A, 26 is AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
