/** Product sheets for tests: generated in memory, uploaded and processed as by the office. */
import type { ExportFormat, ExportKind } from '#contract/import-export/office.ts';
import { spreadsheetColumns } from '#domain/spreadsheet.ts';
import type { Cell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { type Colleague, confirm, type Office } from '../people/staff.ts';
import type { TestShop } from './start-shop.ts';

export async function gather(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece as string));
  return Buffer.concat(all);
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
