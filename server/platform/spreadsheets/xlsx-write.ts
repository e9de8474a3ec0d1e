import { writeZip, type ZipEntry } from './zip-write.ts';

export type Cell = string | number | null;
export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

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
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${parts}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${links}</Relationships>`,
    ],
  ];
  return writeZip([
    ...still.map(([name, text]): ZipEntry => ({ name, body: once(head + text) })),
    ...sheets.map(({ rows }, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, body: writeSheet(rows) })),
  ]);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* writeSheet(rows: Rows): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  let piece = '';
  for await (const cells of rows) {
    number += 1;
    const inside = cells.map((cell, at) => writeCell(cell, `${columnName(at)}${number}`)).join('');
    piece += `<row r="${number}">${inside}</row>`;
    if (piece.length > 64_000) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</sheetData></worksheet>`;
}

function writeCell(cell: Cell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
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
