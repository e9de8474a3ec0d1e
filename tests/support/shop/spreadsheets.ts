/** Product sheets for tests: generated in memory, uploaded and processed as by the office. */
import type { ExportFormat, ExportKind } from '#contract/import-export/office.ts';
import { spreadsheetColumns } from '#domain/spreadsheet.ts';
import { listZip, openZipFile } from '#server/platform/spreadsheets/zip-read.ts';
import { readXlsx } from '#server/platform/spreadsheets/xlsx-read.ts';
import type { Cell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { type Colleague, confirm, type Office } from '../people/staff.ts';
import type { TestShop } from './start-shop.ts';

export async function gather(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece as string));
  return Buffer.concat(all);
}

/** The cells of the first sheet of a workbook, dates as `2026-03-08`. */
export async function cellsOf(data: Buffer): Promise<string[][]> {
  const read = async (at: number, count: number) => data.subarray(at, at + count);
  const rows: string[][] = [];
  for await (const { cells } of readXlsx({ size: data.length, read })) rows.push(cells);
  return rows;
}

/** The files of a workbook, by their names. */
export async function partsOf(data: Buffer): Promise<Map<string, string>> {
  const source = { size: data.length, read: async (at: number, n: number) => data.subarray(at, at + n) };
  const files = (await listZip(source)).map(
    async (file) => [file.name, (await gather(openZipFile(file, 1_000_000))).toString()] as const,
  );
  return new Map(await Promise.all(files));
}

/** The cells of each sheet of a workbook, by its name, with `|` between them; dates as the numbers that are stored. */
export async function readSheets(data: Buffer): Promise<Record<string, string[]>> {
  const texts = await partsOf(data);
  const names = [...(texts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)];
  return Object.fromEntries(
    names.map(([, name = ''], at) => {
      const rows = (texts.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '').match(/<row .*?<\/row>/g) ?? [];
      return [name, rows.map((row) => row.replace(/<\/c>/g, '|').replace(/<[^>]*>/g, ''))];
    }),
  );
}

/** One row of the sheet, by column. */
export type Row = Partial<Record<(typeof spreadsheetColumns)[number], Cell>>;
export function* sheet(rows: readonly Row[]): Generator<Cell[]> {
  yield [...spreadsheetColumns];
  for (const row of rows) yield spreadsheetColumns.map((column) => row[column] ?? null);
}
export const rose = (part: Row = {}): Row => ({
  product: 'A',
  sku: 'R-15',
  title_tm: 'Bägül',
  title_ru: 'Роза',
  price: 180,
  category: 'Güller',
  status: 'published',
  stock_change: 10,
  ...part,
});

export async function send(
  office: Office,
  id: string,
  file: 'sheet' | 'pictures',
  data: Buffer,
  size = 4_000_000,
) {
  for (let offset = 0; offset < data.length; offset += size) {
    const form = new FormData();
    form.set('file', file);
    form.set('offset', String(offset));
    form.set('part', new Blob([new Uint8Array(data.subarray(offset, offset + size))]), 'part');
    await office('POST /api/office/imports/:id/parts/', { params: { id }, body: form });
  }
}

/** Uploads a sheet and validates it. */
export async function check(shop: TestShop, office: Office, data: Buffer, pictures?: Buffer) {
  const { data: run } = await office('POST /api/office/imports/', { body: { name: 'harytlar.xlsx' } });
  const params = { id: run.id };
  await send(office, run.id, 'sheet', data, 1_000);
  if (pictures) await send(office, run.id, 'pictures', pictures);
  await office('POST /api/office/imports/:id/check/', { params });
  await shop.settle();
  return { params, state: (await office('GET /api/office/imports/:id/', { params })).data };
}

export async function step(shop: TestShop, office: Office, params: { id: string }, word: 'apply' | 'undo') {
  await office(`POST /api/office/imports/:id/${word}/`, { params });
  await shop.settle();
  return (await office('GET /api/office/imports/:id/', { params })).data;
}

export async function download(
  one: Colleague,
  shop: TestShop,
  body: { kind: ExportKind; format: ExportFormat },
) {
  await confirm(shop, one);
  const { data } = await one.office('POST /api/office/exports/', { body });
  return Buffer.from(await (await one.office.raw(data.url)).arrayBuffer());
}
