import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { avifBeside, findPictures, type PictureRow } from './media.repo.ts';
import { masterPath } from './picture-master.ts';

/** Files of a picture, whether a row names them, named them, or will. */
export type PictureFiles = { id: string; paths: readonly string[] };

/** Its renditions and its master, which may not exist. */
export const filesOf = ({ id, renditions }: Pick<PictureRow, 'id' | 'renditions'>): PictureFiles => ({
  id,
  paths: [...renditions.map(({ path }) => path), masterPath(id)],
});

/**
 * Queues a check of these files, in the caller's transaction. Files are written before their row and stay when it
 * changes or is deleted, so every such operation queues a check: no crash and no refusal leaves files behind for ever.
 */
export async function removeUnnamedLater(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  files: PictureFiles,
  inSeconds = 0,
): Promise<void> {
  await ctx.jobs.add(trx, 'remove-unnamed', files, { key: `remove-unnamed:${files.paths[0]}`, inSeconds });
}

/** The job: deletes those of the files that no row names now, with AVIF files made from them. */
export async function removeUnnamed(
  ctx: Pick<Context, 'db' | 'storage'>,
  { id, paths }: PictureFiles,
): Promise<void> {
  const [picture] = await findPictures(ctx.db, [id]);
  const named = new Set(picture && filesOf(picture).paths);
  const all = new Set(paths.flatMap((path) => [path, avifBeside(path)]));
  for (const path of all) if (!named.has(path)) await ctx.storage.remove(path);
}
