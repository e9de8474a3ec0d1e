import type { officeReports } from '#contract/reports/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listComparisons, startComparison } from '#server/features/payments/reconciliation/compare-banks.ts';
import { findStockValue, sumStockValue } from '#server/features/stock/stock-value.read.ts';
import { closeDay } from './close-day.ts';
import { sendReport } from './send-report.ts';
import { showSales } from './show-sales.ts';

const mostRows = 100;

export const officeReportsHandlers: Handlers<Context, typeof officeReports> = {
  'GET /api/office/reports/sales/': async (ctx, { query }) => ({ data: await showSales(ctx, query) }),
  'GET /api/office/reports/day/': async (ctx, { query }) => ({ data: await closeDay(ctx, query.day) }),
  'GET /api/office/reports/stock/': async ({ db }) => ({
    data: { ...(await sumStockValue(db)), rows: await findStockValue(db, mostRows) },
  }),
  'GET /api/office/reports/file/': (ctx, { query, lang }) => sendReport(ctx, { lang, ...query }),
  'GET /api/office/reports/banks/': async (ctx) => ({ data: await listComparisons(ctx) }),
  'POST /api/office/reports/banks/': async (ctx, call) => ({
    data: await startComparison(ctx, call.body, call),
  }),
};
