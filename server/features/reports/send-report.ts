/** A report as a spreadsheet, for whoever keeps the accounts: every row of it, and the same sums as on the screen. */
import type { ExportFormat } from '#contract/import-export/office.ts';
import type { ReportName, SalesBy } from '#contract/reports/office.ts';
import type { Lang } from '#contract/shared.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import type { DbContext } from '#server/context.ts';
import { journalRows, writeJournal } from '#server/features/ledger/journal-file.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { spreadsheetFile } from '#server/platform/spreadsheets/spreadsheet-file.ts';
import type { Sheet } from '#server/platform/spreadsheets/xlsx-write.ts';
import { balanceRows, dayRows, salesRows, stockRows, transferRows } from './report-rows.ts';
import { words } from './report-words.ts';

export type ReportQuery = {
  report: ReportName;
  format: ExportFormat;
  from: Day;
  to: Day;
  by?: SalesBy | undefined;
  lang: Lang;
};

/** @throws Refusal `request.invalid` for a period that ends before it begins */
export async function sendReport(ctx: DbContext, query: ReportQuery): Promise<FileReply> {
  const { report, format, from, to } = query;
  if (to < from) throw new Refusal('request.invalid', { field: 'to' });
  const days = report === 'sales' || report === 'ledger' ? `${from}-${to}` : to;
  if (report === 'journal') {
    const body = writeJournal(journalRows(ctx.db, { from, to }));
    return { name: `sowgat-journal-${from}-${to}.csv`, type: 'text/csv; charset=utf-8', body };
  }
  return spreadsheetFile(`sowgat-${report}-${days}`, format, sheetsOf(ctx, { ...query, report }));
}

function sheetsOf(
  ctx: DbContext,
  query: ReportQuery & { report: Exclude<ReportName, 'journal'> },
): [Sheet, ...Sheet[]] {
  const { report, lang } = query;
  const name = words[report][lang];
  if (report === 'sales') return [{ name, rows: salesRows(ctx, query) }];
  if (report === 'day') return [{ name, rows: dayRows(ctx, query) }];
  if (report === 'stock') return [{ name, rows: stockRows(ctx, query) }];
  return [
    { name, rows: balanceRows(ctx, query) },
    { name: words.transfers[lang], rows: transferRows(ctx, query) },
  ];
}
