import { type Static, Type } from 'typebox';
import { spreadsheetColumns } from '#domain/spreadsheet.ts';
import { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { forStaff, officePage } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import {
  Day,
  Id,
  Lang,
  LocalText,
  Moment,
  nullable,
  oneOf,
  OpaqueId,
  PageInfo,
  strict,
} from '#contract/shared.ts';

/** Import and export of products: a spreadsheet (XLSX or CSV) and a ZIP with the pictures it names. */

/**
 * uploading: parts arrive. checking: every row is validated, nothing is written. checked: may be applied (rows with
 * errors are skipped). applying. applied: may be undone. undoing. undone. failed: the file could not be read at all.
 */
export const ImportState = oneOf(
  'uploading',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
);
export const Import = strict({
  id: OpaqueId,
  name: Type.String(),
  state: ImportState,
  staff: Type.String(),
  createdAt: Moment,
  /** bytes received of each file */
  received: strict({ sheet: Type.Integer(), pictures: Type.Integer() }),
  /** rows processed and total, in the current step */
  progress: strict({ done: Type.Integer(), total: Type.Integer() }),
  /** what applying would change, or has changed, in products */
  summary: strict({
    create: Type.Integer(),
    update: Type.Integer(),
    same: Type.Integer(),
    pictures: Type.Integer(),
    errors: Type.Integer(),
    /** rows that are imported but should be checked */
    warnings: Type.Optional(Type.Integer()),
  }),
  /** why it failed, in both languages */
  failure: nullable(LocalText),
});
export const ImportError = strict({
  id: Type.Integer(),
  sheet: Type.String(),
  /** as in the spreadsheet: the heading is row 1 */
  row: Type.Integer(),
  column: Type.String(),
  value: Type.String(),
  message: LocalText,
  whatToDo: LocalText,
  /** true: the row is imported all the same */
  isWarning: Type.Optional(Type.Boolean()),
});
/** Which of the shop's columns a heading of the file means; null: the column is ignored. */
const SheetColumn = nullable(oneOf(...spreadsheetColumns));
const Heading = Type.String({ minLength: 1, maxLength: 300 });
export const ImportHeading = strict({
  heading: Heading,
  column: SheetColumn,
  /** false: not mapped to a column yet */
  isKnown: Type.Boolean(),
  /** the first values of the column */
  examples: Type.Array(Type.String()),
});
const byId = strict({ id: OpaqueId });
const one = strict({ data: Import });
const step = {
  params: byId,
  reply: one,
  refuses: ['record.not-found', 'record.conflict'],
} as const;

export const ExportKind = oneOf('products', 'orders', 'order-lines', 'customers', 'takings');
export const ExportFormat = oneOf('xlsx', 'csv');

export const officeImportExport = routes({
  'GET /api/office/imports/': forStaff('import.run', {
    summary: 'Imports, newest first',
    query: strict({ page: officePage.page, page_size: officePage.page_size }),
    reply: strict({ data: Type.Array(Import), page: PageInfo }),
  }),
  'GET /api/office/imports/:id/': forStaff('import.run', {
    summary: 'Where an import stands; ask again while it works',
    params: byId,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'GET /api/office/imports/:id/errors/': forStaff('import.run', {
    summary: 'What is wrong, where, and what to do about it',
    params: byId,
    query: strict({ page: officePage.page, page_size: officePage.page_size }),
    reply: strict({ data: Type.Array(ImportError), page: PageInfo }),
    refuses: ['record.not-found'],
  }),
  'GET /api/office/imports/:id/headings/': forStaff('import.run', {
    summary: 'The headings of the file, and the columns that they mean',
    params: byId,
    reply: strict({ data: Type.Array(ImportHeading) }),
    refuses: ['record.not-found', 'import.invalid'],
  }),
  'PUT /api/office/imports/:id/headings/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Says what headings mean, for this file and every later one; check it again afterwards',
    params: byId,
    body: strict({
      headings: Type.Array(strict({ heading: Heading, column: SheetColumn }), { maxItems: 200 }),
    }),
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
  'GET /api/office/imports/template/': forStaff('import.run', {
    summary: 'A sheet to start from, with headings, hints and two example rows',
    query: strict({ format: ExportFormat, lang: Type.Optional(Lang) }),
    file: true,
    reply: strict({}),
  }),
  'POST /api/office/imports/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Begins an import; its files follow in parts',
    body: strict({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: one,
  }),
  'POST /api/office/imports/:id/parts/': forStaff('import.run', {
    idempotency: 'none',
    summary:
      'The next part of a file (multipart, field `part`, 4 MB at most); `offset` is what has been received so far, so a part that is sent again after a lost answer does no harm',
    params: byId,
    body: strict({
      file: oneOf('sheet', 'pictures'),
      offset: Type.String({ maxLength: 10, pattern: '^(0|[1-9][0-9]{0,9})$' }),
    }),
    files: ['part'],
    reply: one,
    refuses: ['record.not-found', 'record.conflict', 'request.too-large', 'request.invalid', 'import.empty'],
  }),
  'POST /api/office/imports/:id/check/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Dry run: reads everything, writes nothing, lists every error',
    ...step,
  }),
  'POST /api/office/imports/:id/apply/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Writes the rows without errors: new products are made, known SKUs updated',
    ...step,
  }),
  'POST /api/office/imports/:id/undo/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Puts every product back as it was before this import; what was changed since then stays',
    ...step,
  }),
  'DELETE /api/office/imports/:id/': forStaff('import.run', {
    idempotency: 'none',
    summary: 'Throws an import away that was not applied',
    params: byId,
    reply: strict({}),
    refuses: ['record.not-found', 'record.conflict'],
  }),
  'POST /api/office/exports/': forStaff('export.run', {
    summary: 'Prepares a download; the address works for ten minutes, for whoever asked',
    body: strict({
      kind: ExportKind,
      format: ExportFormat,
      /** filters: of products by category or status; of orders, lines and takings by days */
      category: Type.Optional(Id),
      status: Type.Optional(Type.String({ maxLength: 20 })),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      /** of orders and their lines: those that their list finds */
      filter: Type.Optional(OrderFilter),
    }),
    reply: strict({ data: strict({ id: OpaqueId, url: Type.String(), expiresAt: Moment }) }),
  }),
  'GET /api/office/exports/:id/': forStaff('export.run', {
    summary: 'The file itself, made while it is sent',
    params: byId,
    file: true,
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
});

export type Import = Static<typeof Import>;
export type ImportError = Static<typeof ImportError>;
export type ImportHeading = Static<typeof ImportHeading>;
export type ExportKind = Static<typeof ExportKind>;
export type ExportFormat = Static<typeof ExportFormat>;
