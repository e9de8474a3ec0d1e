import type { Import } from '#contract/import-export/office.ts';
import type { Context } from '#server/context.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ExportTicket, type ExportInput, openExport } from './exports.ts';
import { beginImport, beginStep, dropImport, type Step, takePart } from './imports.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Ctx = OfficeContext & Pick<Context, 'storage' | 'jobs' | 'newId'>;

export async function newImport(ctx: Ctx, name: string, by: By): Promise<Import> {
  const { staffId, name: staff } = by.actor;
  return withAudit(ctx, by, { action: 'create', subject: 'import' }, async (trx) => {
    const result = await beginImport(trx, { name, staffId, staff, at: ctx.now() });
    return { id: result.id, after: { name }, result };
  });
}

/** The next part of a file; what it changes is written down when the import is applied. */
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

export async function throwAway(ctx: Ctx, id: string, by: By): Promise<Record<string, never>> {
  return withAudit(ctx, by, { action: 'delete', subject: 'import' }, async (trx) => {
    await dropImport(ctx, trx, id);
    return { id, result: {} };
  });
}

/** A download of the shop's data: who took what away is written down. */
export async function askExport(ctx: Ctx, input: ExportInput, by: By): Promise<ExportTicket> {
  return withAudit(ctx, by, { action: 'export', subject: input.kind }, async (trx) => {
    const result = await openExport(ctx, trx, input, by.actor.staffId);
    return { id: result.id, after: input, result };
  });
}
