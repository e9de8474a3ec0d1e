import type { officeImportExport } from '#contract/import-export/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { sendExport, sendTemplate } from './exports.ts';
import { listErrors, listImports, readImportHeadings, showImport } from './imports.ts';
import { askExport, nameHeadings, newImport, sendPart, stepImport, discardImport } from './import-steps.ts';

export const officeImportExportHandlers: Handlers<Context, typeof officeImportExport> = {
  'GET /api/office/imports/': (ctx, { query }) => listImports(ctx.db, rangeOf(query)),
  'GET /api/office/imports/:id/': async (ctx, { params }) => ({ data: await showImport(ctx.db, params.id) }),
  'GET /api/office/imports/:id/errors/': (ctx, { params, query }) =>
    listErrors(ctx.db, params.id, rangeOf(query)),
  'GET /api/office/imports/:id/headings/': async (ctx, { params }) => ({
    data: await readImportHeadings(ctx, params.id),
  }),
  'PUT /api/office/imports/:id/headings/': (ctx, call) =>
    nameHeadings(ctx, { id: call.params.id, own: call.body.headings }, call),
  'GET /api/office/imports/template/': (ctx, { query, lang }) => sendTemplate(ctx, { lang, ...query }),
  'POST /api/office/imports/': async (ctx, call) => ({ data: await newImport(ctx, call.body.name, call) }),
  'POST /api/office/imports/:id/parts/': async (ctx, call) => ({
    data: await sendPart(ctx, call.params.id, call.body, call.files['part']),
  }),
  'POST /api/office/imports/:id/check/': async (ctx, call) => ({
    data: await stepImport(ctx, call.params.id, 'check', call),
  }),
  'POST /api/office/imports/:id/apply/': async (ctx, call) => ({
    data: await stepImport(ctx, call.params.id, 'apply', call),
  }),
  'POST /api/office/imports/:id/undo/': async (ctx, call) => ({
    data: await stepImport(ctx, call.params.id, 'undo', call),
  }),
  'DELETE /api/office/imports/:id/': (ctx, call) => discardImport(ctx, call.params.id, call),
  'POST /api/office/exports/': async (ctx, call) => ({ data: await askExport(ctx, call.body, call) }),
  'GET /api/office/exports/:id/': (ctx, { params, actor }) => sendExport(ctx, params.id, actor.staffId),
};
