import type { Storage } from '#server/adapters/storage/port.ts';
import type { Finding } from './examine-database.ts';
import type { Neighbours } from '#server/ops/cli/open-shop.ts';

/** Writes a small object, reads it, deletes it and checks that it is gone: all that the shop does with pictures. */
export async function examineStorage({
  openStorage,
  now,
}: Pick<Neighbours, 'openStorage' | 'now'>): Promise<Finding[]> {
  const storage = await openStorage();
  const path = `doctor/${now().getTime()}.txt`;
  const fault = (await writeAndRead(storage, path)) ?? (await findLeftover(storage, path));
  const exposed = fault === undefined ? await storage.findExposed?.() : undefined;
  return [
    { name: 'pictures', says: fault ?? 'written, read and removed', isWell: fault === undefined },
    ...(exposed === undefined ? [] : [{ name: 'private files', says: exposed, isWell: false }]),
  ];
}

async function writeAndRead(storage: Storage, path: string): Promise<string | undefined> {
  const data = Buffer.from('npm run shop -- doctor');
  await storage.write(path, data);
  try {
    return (await storage.read(path))?.equals(data) ? undefined : 'what was written is not what is read';
  } finally {
    await storage.remove(path);
  }
}

/**
 * Credentials without the right to list the bucket get 403 instead of 404 for a missing object, which the shop takes
 * for an outage.
 */
async function findLeftover(storage: Storage, path: string): Promise<string | undefined> {
  try {
    return (await storage.exists(path)) ? 'what was removed is still there' : undefined;
  } catch (error) {
    return `what is missing cannot be told: ${(error as Error).message}; the key needs s3:ListBucket`;
  }
}
