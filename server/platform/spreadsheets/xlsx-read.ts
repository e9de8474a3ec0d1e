import { StringDecoder } from 'node:string_decoder';
import { createXmlReader, type XmlEvents } from './xml-read.ts';
import { dateStyleEvents, writeDate } from './xlsx-dates.ts';
import { type ByteSource, listZip, openZipFile, type ZipFile, ZipFault } from './zip-read.ts';

/**
 * A row with its number in the spreadsheet and its cells as text: dates as 2026-03-08, empty cells as empty strings.
 */
export type SheetRow = { sheet: string; row: number; cells: string[] };

const mostBytes = 512 * 1024 * 1024;
/** Bytes of shared strings, which are all in memory at once. */
const mostShared = 192 * 1024 * 1024;
const mostOf: Record<string, number> = {
  'xl/sharedStrings.xml': mostShared,
  'xl/styles.xml': 8 * 1024 * 1024,
};
const mostColumns = 200;

/** Rows of the first sheet, streamed. Shared strings are kept in memory, rows are not. @throws ZipFault */
export async function* readXlsx(source: ByteSource): AsyncGenerator<SheetRow> {
  const files = new Map((await listZip(source)).map((file) => [file.name, file]));
  const { name, path } = await findFirstSheet(files);
  const file = files.get(path);
  if (!file) throw new ZipFault('no sheet');
  const shared = await readSharedTexts(files.get('xl/sharedStrings.xml'));
  const dates = dateStyleEvents();
  await readAll(files.get('xl/styles.xml'), dates);
  const ready: SheetRow[] = [];
  const reader = createXmlReader(
    createSheetEvents({ shared, isDate: dates.isDate }, (row, cells) =>
      ready.push({ sheet: name, row, cells }),
    ),
  );
  for await (const piece of textOf(file, mostBytes)) {
    reader.push(piece);
    yield* ready.splice(0);
  }
  reader.end();
}

async function findFirstSheet(files: ReadonlyMap<string, ZipFile>): Promise<{ name: string; path: string }> {
  let sheet: { name: string; id: string } | undefined;
  await readAll(files.get('xl/workbook.xml'), {
    open(tag, attribute) {
      if (tag === 'sheet') sheet ??= { name: attribute('name') ?? '', id: attribute('id') ?? '' };
    },
  });
  let path = 'xl/worksheets/sheet1.xml';
  await readAll(files.get('xl/_rels/workbook.xml.rels'), {
    open(tag, attribute) {
      if (tag !== 'Relationship' || attribute('Id') !== sheet?.id) return;
      const target = attribute('Target') ?? '';
      path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    },
  });
  return { name: sheet?.name ?? '', path };
}

async function readSharedTexts(file: ZipFile | undefined): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = false;
  await readAll(file, {
    open(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') phonetic = true;
      isText = tag === 't' && !phonetic;
    },
    close(tag) {
      if (tag === 't') isText = false;
      if (tag === 'rPh') phonetic = false;
      if (tag === 'si') texts.push(text);
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return texts;
}

/** `<row r="2"><c r="B2" t="s"><v>7</v></c></row>`: references may be omitted, then cells are consecutive. */
function createSheetEvents(
  { shared, isDate }: { shared: readonly string[]; isDate: (style: string | undefined) => boolean },
  done: (row: number, cells: string[]) => void,
): XmlEvents {
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style: string | undefined;
  let value = '';
  let isValue = false;
  return {
    open(tag, attribute) {
      if (tag === 'row') {
        row = Number(attribute('r') ?? row + 1);
        cells = [];
        column = -1;
      } else if (tag === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        type = attribute('t') ?? 'n';
        style = attribute('s');
        value = '';
      } else isValue = tag === 'v' || tag === 't';
    },
    close(tag) {
      if (tag === 'v' || tag === 't') isValue = false;
      if (tag === 'c' && column < mostColumns) {
        while (cells.length < column) cells.push('');
        if (type === 's') value = shared[Number(value)] ?? '';
        else if (type === 'n' && isDate(style)) value = writeDate(value);
        cells[column] = value;
      }
      if (tag === 'row') done(row, cells);
    },
    text(piece) {
      if (isValue) value += piece;
    },
  };
}

function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

async function readAll(file: ZipFile | undefined, events: Partial<XmlEvents>): Promise<void> {
  if (!file) return;
  const ignore = () => undefined;
  const reader = createXmlReader({ open: ignore, close: ignore, text: ignore, ...events });
  const most = mostOf[file.name] ?? mostBytes;
  for await (const piece of textOf(file, most)) reader.push(piece);
  reader.end();
}

async function* textOf(file: ZipFile, most: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const piece of openZipFile(file, most)) yield decoder.write(piece);
}
