/** A merchant's own files: a spreadsheet of products and photos, generated here. */
import sharp from 'sharp';
import { spreadsheetColumns } from '#domain/spreadsheet.ts';
import { type Cell, writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { writeZip } from '#server/platform/spreadsheets/zip-write.ts';
import { gather, type Row, sheet } from '../shop/spreadsheets.ts';

export type File = { name: string; mimeType: string; buffer: Buffer };

const colours = ['#b51f4a', '#1f6a4a', '#2b3a63', '#e0b563'];
const photoName = (at: number) => `surat-${at % colours.length}.jpg`;

/** A photo of one colour. */
export async function photo(colour = '#86163a', width = 1200, height = 1500): Promise<File> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name: 'surat.jpg', mimeType: 'image/jpeg', buffer };
}

/** A ZIP with one photo per colour; products share them. */
export async function photos(): Promise<File> {
  const files = await Promise.all(colours.map((colour) => photo(colour)));
  const entries = files.map(({ buffer }, at) => ({ name: photoName(at), body: once(buffer) }));
  return { name: 'suratlar.zip', mimeType: 'application/zip', buffer: await gather(writeZip(entries)) };
}

async function* once(data: Buffer) {
  yield data;
}

/** Rows of products of one category, each with a photo. */
export function goods(count: number, category: string): Row[] {
  return Array.from({ length: count }, (_, at) => ({
    product: `G${at}`,
    sku: `G-${String(at + 1).padStart(3, '0')}`,
    title_tm: `Gül çemeni ${at + 1}`,
    title_ru: `Букет ${at + 1}`,
    price: 50 + at,
    category,
    status: 'published',
    stock_change: 10,
    pictures: photoName(at),
  }));
}

export async function table(rows: readonly Row[]): Promise<File> {
  const cells: Iterable<Cell[]> = sheet(rows);
  return {
    name: 'harytlar.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await gather(writeXlsx('Harytlar', cells)),
  };
}

/** The letter of a column, as the office names it in errors. */
export const columnLetter = (column: (typeof spreadsheetColumns)[number]) =>
  String.fromCharCode(65 + spreadsheetColumns.indexOf(column));
