/** Files of an order for one reader: never among the pictures of the shop, served by routes that know who asks. */
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { dropPhotoFileLater } from '../photos/forget-photos.ts';
import { type FileRow, insertFile, markFilesDeleted, type WhichFiles } from './private-files.repo.ts';

const daySeconds = 86_400;

type NewFile = Pick<FileRow, 'kind' | 'mime'> & { data: Buffer; width?: number; height?: number };

/** Writes a file outside of any transaction; without a row by tomorrow it goes again. */
export async function writePrivateFile(
  ctx: Pick<Context, 'db' | 'jobs' | 'newId' | 'storage'>,
  { data, width = 0, height = 0, ...file }: NewFile,
): Promise<FileRow> {
  const id = ctx.newId();
  // Lower case: paths of the storage have no other letters. No ending that /pictures/ would serve.
  const path = `order-files/${Buffer.from(id).toString('hex')}.private`;
  await inTransaction(ctx.db, (trx) => dropPhotoFileLater(ctx, trx, { path, inSeconds: daySeconds }));
  await ctx.storage.write(path, data);
  return { ...file, id, path, bytes: data.length, width: width || null, height: height || null };
}

/** A file that is written joins its order, which the caller has locked. */
export async function addPrivateFile(
  ctx: Pick<Context, 'now'>,
  trx: Trx,
  { orderId, file }: { orderId: string; file: FileRow },
): Promise<void> {
  await insertFile(trx, orderId, { ...file, at: ctx.now() });
}

/** Bytes of a file's row; undefined when the storage has them no more. */
export async function readPrivateFile(
  { storage }: Pick<Context, 'storage'>,
  { path }: Pick<FileRow, 'path'>,
): Promise<Buffer | undefined> {
  return storage.read(path);
}

/** The bytes go after the commit. */
export async function deletePrivateFiles(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  which: Omit<WhichFiles, 'at'>,
): Promise<void> {
  for (const path of await markFilesDeleted(trx, { ...which, at: ctx.now() }))
    await dropPhotoFileLater(ctx, trx, { path });
}
