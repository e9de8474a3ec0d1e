import type { officeCatalogue } from '#contract/catalogue/office.ts';
import type { officeStock } from '#contract/stock/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { idsOf } from '#server/platform/db/list-rows.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { previewProduct } from './products/preview-product.ts';
import { countGaps } from './products/office-products.repo.ts';
import { readOfficeProducts } from './products/read-office-products.ts';
import { listMovements, listStock, readStockRow } from '#server/features/stock/read-stock.ts';
import { changeProducts } from './products/change-products.ts';
import { forecastProducts } from './products/forecast-products.ts';
import {
  archiveProduct,
  duplicateProduct,
  saveOfficeProduct,
  showOfficeProduct,
} from './products/manage-products.ts';
import { moveUnits } from './products/manage-stock.ts';
import { readCounts } from '#server/features/stock/stock.read.ts';

export const officeCatalogueHandlers: Handlers<Context, typeof officeCatalogue> = {
  'GET /api/office/products/': (ctx, { query: { ids, ...query } }) =>
    readOfficeProducts(ctx.db, { ...query, ids: idsOf(ids) }, rangeOf(query)),
  'GET /api/office/products/:id/': async (ctx, { params }) => ({
    data: await showOfficeProduct(ctx.db, params.id),
  }),
  'GET /api/office/products/:id/preview/': async (ctx, { params }) => ({
    data: await previewProduct(ctx, params.id, (options) => readCounts(ctx.db, options)),
  }),
  'POST /api/office/products/': async (ctx, call) => ({
    data: await saveOfficeProduct(ctx, undefined, call.body, call),
  }),
  'PUT /api/office/products/:id/': async (ctx, call) => ({
    data: await saveOfficeProduct(ctx, call.params.id, call.body, call),
  }),
  'DELETE /api/office/products/:id/': async (ctx, call) => ({
    data: await archiveProduct(ctx, call.params.id, call),
  }),
  'POST /api/office/products/:id/duplicate/': async (ctx, call) => ({
    data: await duplicateProduct(ctx, call.params.id, call),
  }),
  'POST /api/office/products/bulk/': async (ctx, call) =>
    call.body.dryRun
      ? { data: { changed: 0, skipped: [] }, forecast: await forecastProducts(ctx, call.body, call) }
      : { data: await changeProducts(ctx, call.body, call) },
  'GET /api/office/gaps/': async (ctx) => ({ data: await countGaps(ctx.db) }),
};

export const officeStockHandlers: Handlers<Context, typeof officeStock> = {
  'GET /api/office/stock/': (ctx, { query: { ids, ...query } }) =>
    listStock(ctx.db, { ...query, ids: idsOf(ids) }, rangeOf(query)),
  'GET /api/office/stock/:id/': async (ctx, { params }) => ({ data: await readStockRow(ctx.db, params.id) }),
  'GET /api/office/stock/:id/movements/': (ctx, { params, query }) =>
    listMovements(ctx.db, params.id, rangeOf(query)),
  'POST /api/office/stock/:id/': async (ctx, call) => ({
    data: await moveUnits(ctx, call.params.id, call.body, call),
  }),
};
