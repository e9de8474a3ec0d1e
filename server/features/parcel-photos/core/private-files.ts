/** Private files of an order: stored apart from the shop's pictures, served only by routes that check who asks. */
import { privateFolders } from '#server/adapters/storage/port.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { dropPhotoFileLater } from './forget-photos.ts';
import { type FileRow, insertFile, markFilesDeleted, type WhichFiles } from './private-files.repo.ts';

export { type FileKind, type FileRow, findFiles } from './private-files.repo.ts';

const daySeconds = 86_400;

type NewFile = Pick<FileRow, 'kind' | 'mime'> & { data: Buffer; width?: number; height?: number };

/** Writes a file outside of any transaction; it is removed again if no row names it by tomorrow. */
export async function writePrivateFile(
  ctx: Pick<Context, 'db' | 'jobs' | 'newId' | 'storage'>,
  { data, width = 0, height = 0, ...file }: NewFile,
): Promise<FileRow> {
  const id = ctx.newId();
  // Hex, because storage paths are lower case; an ending that /pictures/ does not serve.
  const path = `${privateFolders.files}/${Buffer.from(id).toString('hex')}.private`;
  await inTransaction(ctx.db, (trx) => dropPhotoFileLater(ctx, trx, { path, inSeconds: daySeconds }));
  await ctx.storage.write(path, data);
  return { ...file, id, path, bytes: data.length, width: width || null, height: height || null };
}

/** Adds a written file to its order, which the caller has locked. */
export async function addPrivateFile(
  ctx: Pick<Context, 'now'>,
  trx: Trx,
  { orderId, file }: { orderId: string; file: FileRow },
): Promise<void> {
  await insertFile(trx, orderId, { ...file, at: ctx.now() });
}

/** The bytes of a file; undefined when the storage no longer has them. */
export async function readPrivateFile(
  { storage }: Pick<Context, 'storage'>,
  { path }: Pick<FileRow, 'path'>,
): Promise<Buffer | undefined> {
  return storage.read(path);
}

/** The bytes are removed after the commit. */
export async function deletePrivateFiles(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  which: Omit<WhichFiles, 'at'>,
): Promise<void> {
  for (const path of await markFilesDeleted(trx, { ...which, at: ctx.now() }))
    await dropPhotoFileLater(ctx, trx, { path });
}
