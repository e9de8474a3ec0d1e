import type { FileReply } from '#server/platform/http/stream.ts';
import { writeCsv } from './csv.ts';
import { type Sheet, writeWorkbook } from './xlsx-write.ts';

/** Sheets as a file to download. A CSV holds the first one alone. */
export function spreadsheetFile(
  name: string,
  format: 'xlsx' | 'csv',
  sheets: [Sheet, ...Sheet[]],
): FileReply {
  if (format === 'csv')
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body: writeCsv(sheets[0].rows) };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${name}.xlsx`, type, body: writeWorkbook(sheets) };
}
