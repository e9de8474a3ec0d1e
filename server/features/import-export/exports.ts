import { callAddress } from '#contract/client.ts';
import type { ExportFormat, ExportKind } from '#contract/import-export/office.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context, DbContext } from '#server/context.ts';
import { writeCsv } from '#server/platform/spreadsheets/csv.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { FileReply } from '#server/platform/http/stream.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Rows, writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readLabels } from '#server/features/catalogue/taxonomy/taxonomy.read.ts';
import { deleteTicketsBefore, findTicket, insertTicket } from './exports.repo.ts';
import { customerRows, orderRows, takingRows } from './order-rows.ts';
import { productRows, templateRows } from './product-rows.ts';

export type ExportInput = {
  kind: ExportKind;
  format: ExportFormat;
  category?: number;
  status?: string;
  from?: string;
  to?: string;
};
export type ExportTicket = { id: string; url: string; expiresAt: string };
const ticketMs = 10 * 60_000;

/** A download for ten minutes, for this member of staff alone. */
export async function openExport(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  input: ExportInput,
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

/** The file of a ticket, made while it is sent. @throws Refusal `record.not-found` */
export async function sendExport(ctx: DbContext, id: string, staffId: number): Promise<FileReply> {
  const input = (await findTicket(ctx.db, id, staffId, ctx.now())) as ExportInput | undefined;
  if (!input) throw new Refusal('record.not-found');
  const today = dayOf(ctx.now());
  return asFile(`sowgat-${input.kind}-${today}`, input.format, rowsOf(ctx.db, input, today));
}

/** A sheet to start from. */
export async function sendTemplate(ctx: Pick<Context, 'db'>, format: ExportFormat): Promise<FileReply> {
  const { categories } = await readLabels(ctx.db);
  return asFile('sowgat-template', format, templateRows(categories[0]?.title.tm ?? 'Güller'));
}

function rowsOf(db: Db, input: ExportInput, today: string): Rows {
  const { kind, category, status } = input;
  const only = { ...(category ? { category } : {}), ...(status ? { status } : {}) };
  if (kind === 'products') return productRows(db, only);
  if (kind === 'orders') return orderRows(db, input);
  return kind === 'customers' ? customerRows(db) : takingRows(db, input, today);
}

function asFile(name: string, format: ExportFormat, rows: Rows): FileReply {
  if (format === 'csv') return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body: writeCsv(rows) };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${name}.xlsx`, type, body: writeXlsx('Sowgat', rows) };
}
