import type { OfficePicture } from '#contract/media/office.ts';
import type { LocalText } from '#contract/shared.ts';
import { type Focus, middle, type PictureForm } from '#domain/media/picture-cut.ts';
import type { Context } from '#server/context.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { storePicture, makePicture } from './accept-picture.ts';
import { prepareChange, readOfficePicture, removePicture, savePictureChange } from './office-pictures.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Ctx = OfficeContext & Pick<Context, 'storage' | 'jobs'>;

/** Accepts an uploaded picture. The same picture twice is one. @throws Refusal `picture.invalid`, `server.busy` */
export async function takePicture(
  ctx: Ctx,
  file: UploadedFile | undefined,
  input: { form?: PictureForm; altTm?: string; altRu?: string },
  by: By,
): Promise<OfficePicture> {
  if (!file) throw new Refusal('picture.invalid', { field: 'picture' });
  const alt = { tm: input.altTm ?? '', ru: input.altRu ?? '' };
  const made = await makePicture(ctx, file.data, alt, { form: input.form ?? 'upright', focus: middle });
  return withAudit(ctx, by, { action: 'upload', subject: 'picture' }, async (trx) => {
    const { id } = await storePicture(ctx, trx, made);
    const result = await readOfficePicture(trx, id);
    return { id, after: { alt, form: input.form ?? 'upright' }, result };
  });
}

/** Alt texts, form and focus. @throws Refusal `record.not-found`, `record.conflict` */
export async function changePicture(
  ctx: Ctx,
  id: string,
  input: { alt: LocalText; form?: PictureForm; focus?: Focus },
  by: By,
): Promise<OfficePicture> {
  const change = await prepareChange(ctx, id, input);
  return withAudit(ctx, by, { action: 'change', subject: 'picture' }, async (trx) => {
    const brief = ({ alt, form, focus }: OfficePicture) => ({ alt, form, focus });
    const before = await readOfficePicture(trx, id);
    await savePictureChange(ctx, trx, id, change);
    const result = await readOfficePicture(trx, id);
    return { id, before: brief(before), after: brief(result), result };
  });
}

/** @throws Refusal `record.not-found`, `record.in-use` */
export async function dropOfficePicture(ctx: Ctx, id: string, by: By): Promise<Record<string, never>> {
  return withAudit(ctx, by, { action: 'delete', subject: 'picture' }, async (trx) => {
    const before = await readOfficePicture(trx, id);
    await removePicture(ctx, trx, id);
    return { id, before: { alt: before.alt }, result: {} };
  });
}
