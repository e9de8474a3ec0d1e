import { callAddress } from '#contract/client.ts';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import type { ExportFormat, ExportKind } from '#contract/import-export/office.ts';
import type { Lang } from '#contract/shared.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { spreadsheetFile } from '#server/platform/spreadsheets/spreadsheet-file.ts';
import type { Rows, Sheet } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readLabels } from '#server/features/catalogue/taxonomy/taxonomy.read.ts';
import type { Viewer } from '#server/features/orders/staff/order-views.read.ts';
import { type OrdersFilter, readFilter } from '#server/features/orders/staff/orders-filter.read.ts';
import { deleteTicketsBefore, findTicket, insertTicket } from './exports.repo.ts';
import { customerRows, lineRows, orderRows, takingRows } from './order-rows.ts';
import { productRows, templateRows } from './product-rows.ts';

export type ExportInput = {
  kind: ExportKind;
  format: ExportFormat;
  category?: number;
  status?: string;
  from?: string;
  to?: string;
  filter?: OrderFilter;
};
/** The requested export with its language. */
type TicketInput = ExportInput & { lang?: Lang };
export type ExportTicket = { id: string; url: string; expiresAt: string };
const ticketMs = 10 * 60_000;

/** A download link for ten minutes, for this member of staff only. */
export async function openExport(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  input: ExportInput & { lang: Lang },
  staffId: number,
): Promise<ExportTicket> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + ticketMs);
  const id = ctx.newId();
  await deleteTicketsBefore(trx, now);
  await insertTicket(trx, { id, staffId, input, expiresAt });
  const url = callAddress('GET /api/office/exports/:id/', { params: { id } });
  return { id, url, expiresAt: expiresAt.toISOString() };
}

/** The file of a ticket, streamed while it is made. @throws Refusal `record.not-found` */
export async function sendExport(ctx: DbContext, id: string, staffId: number): Promise<FileReply> {
  const kept = (await findTicket(ctx.db, id, staffId, ctx.now())) as TicketInput | undefined;
  if (!kept) throw new Refusal('record.not-found');
  const now = ctx.now();
  const sheets = sheetsOf(ctx.db, kept, { now, staffId });
  return spreadsheetFile(`sowgat-${kept.kind}-${dayOf(now)}`, kept.format, sheets);
}

/** A template to fill in. */
export async function sendTemplate(
  ctx: Pick<Context, 'db'>,
  { format, lang }: { format: ExportFormat; lang: Lang },
): Promise<FileReply> {
  const { categories } = await readLabels(ctx.db);
  const [first] = categories;
  const category = first?.title[lang] || first?.title.tm || 'Güller';
  return spreadsheetFile('sowgat-template', format, [{ name: 'Sowgat', rows: templateRows(category, lang) }]);
}

const linesName = { tm: 'Harytlar', ru: 'Товары' };
const ordersName = { tm: 'Sargytlar', ru: 'Заказы' };

function sheetsOf(db: Db, kept: TicketInput, viewer: Viewer): [Sheet, ...Sheet[]] {
  const { kind, category, status, lang = 'ru', format } = kept;
  const reader = { lang, format };
  const one = (rows: Rows): [Sheet] => [{ name: 'Sowgat', rows }];
  if (kind === 'products') {
    const only = { ...(category ? { category } : {}), ...(status ? { status } : {}) };
    return one(productRows(db, only, lang));
  }
  const found = ordersOf(kept, viewer);
  if (kind === 'order-lines') return [{ name: linesName[lang], rows: lineRows(db, found, reader) }];
  if (kind === 'customers') return one(customerRows(db, reader));
  if (kind === 'takings') {
    const to = kept.to ?? dayOf(viewer.now);
    return one(takingRows(db, { from: kept.from ?? addDays(to, -30), to }, reader));
  }
  return [
    { name: ordersName[lang], rows: orderRows(db, found, reader) },
    { name: linesName[lang], rows: lineRows(db, found, reader) },
  ];
}

/** Those that the list of orders finds, or those of a span of days. */
function ordersOf({ filter, from, to, status }: TicketInput, viewer: Viewer): OrdersFilter {
  if (filter) return readFilter(filter, viewer);
  return { ...readFilter({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, viewer), status };
}
