import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { type CutInput, usualCut } from './cut-picture.ts';
import { makeFiles } from './make-files.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { savePicture } from './media.repo.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { readUpload } from './read-upload.ts';

// Separate from the semaphore of the office: customers who upload continuously never delay staff.
const gate = createSemaphore({ permits: 1, longestQueue: 20, retryAfter: 5 });
const cut: CutInput = usualCut;
/** Shown at most 88 px wide. */
const width = 400;

/** An avatar whose file is written and whose row is not yet. */
export type MadeAvatar = { id: string; save(trx: Trx): Promise<void> };

/**
 * Makes the single file of a customer's avatar: WebP, without a master and without AVIF. Its id is new each time, so
 * nobody else can refer to it and it can be deleted with the next avatar. Call `save` in the transaction that refers to
 * it.
 * @throws Refusal `picture.invalid`; `server.busy`
 */
export async function makeAvatar(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs' | 'newId'>,
  data: Buffer,
): Promise<MadeAvatar> {
  const id = createHash('sha256').update(ctx.newId()).digest('hex').slice(0, 32);
  const files = await gate(async () => makeFiles(ctx, id, await readUpload(data), cut, [width]));
  return { id, save: (trx) => savePicture(trx, { id, alt: { tm: '', ru: '' }, ...files }) };
}
