import type { Import } from '#contract/import-export/office.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { foldHeading, type SpreadsheetColumn } from '#domain/spreadsheet.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dropParts } from './chunks.ts';
import { type ExportTicket, type ExportInput, openExport } from './exports.ts';
import { beginImport, beginStep, dropImport, showImport, type Step, takePart } from './imports.ts';
import { saveOwnHeadings } from './import-runs.repo.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Ctx = OfficeContext & Pick<Context, 'storage' | 'jobs' | 'newId'>;

/** Begins an upload, with an audit row; files follow by `sendPart`. */
export async function newImport(ctx: Ctx, name: string, by: By): Promise<Import> {
  const { staffId, name: staff } = by.actor;
  return withAudit(ctx, by, { action: 'create', subject: 'import' }, async (trx) => {
    const result = await beginImport(trx, { name, staffId, staff, at: ctx.now() });
    return { id: result.id, after: { name }, result };
  });
}

/** The next part of a file. Not audited, unlike the steps that follow. */
export async function sendPart(
  ctx: Ctx,
  id: string,
  { file, offset }: { file: 'sheet' | 'pictures'; offset: string },
  part: UploadedFile | undefined,
): Promise<Import> {
  if (!part) throw new Refusal('request.invalid', { field: 'part' });
  return takePart(ctx, id, { file, offset: Number(offset), data: part.data });
}

/** Begins the dry run, the writing or the undoing. @throws Refusal `record.not-found`, `record.conflict` */
export async function stepImport(ctx: Ctx, id: string, step: Step, by: By): Promise<Import> {
  return withAudit(ctx, by, { action: step, subject: 'import' }, async (trx) => {
    const result = await beginStep(ctx, trx, id, step);
    return { id, after: { name: result.name, summary: result.summary }, result };
  });
}

/** @throws Refusal `record.not-found`, `record.conflict` for one that is being written or was */
export async function discardImport(ctx: Ctx, id: string, by: By): Promise<Record<string, never>> {
  const run = await withAudit(ctx, by, { action: 'delete', subject: 'import' }, async (trx) => ({
    id,
    result: await dropImport(trx, id),
  }));
  await dropParts(ctx, run);
  return {};
}

/** A download of the shop's data, which is audited. */
export async function askExport(
  ctx: Ctx,
  input: ExportInput,
  by: By & { lang: Lang },
): Promise<ExportTicket> {
  const subject = input.kind === 'order-lines' ? 'orders' : input.kind;
  return withAudit(ctx, by, { action: 'export', subject }, async (trx) => {
    const result = await openExport(ctx, trx, { ...input, lang: by.lang }, by.actor.staffId);
    return { id: result.id, after: input, result };
  });
}

/** Stores the meaning of the shop's own headings, for this file and later ones. @throws Refusal `record.not-found` */
export async function nameHeadings(
  ctx: Ctx,
  { id, own }: { id: string; own: readonly { heading: string; column: SpreadsheetColumn | null }[] },
  by: By,
): Promise<Record<string, never>> {
  return withAudit(ctx, by, { action: 'change', subject: 'import' }, async (trx) => {
    await showImport(trx, id);
    await saveOwnHeadings(trx, new Map(own.map(({ heading, column }) => [foldHeading(heading), column])));
    return { id, result: {} };
  });
}
