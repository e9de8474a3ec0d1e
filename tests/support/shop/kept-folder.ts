/** The folder of the test database, reused by the next run while everything that it is made from is unchanged. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from '#server/adapters/database/embedded-lock.ts';

export type KeptFolder = {
  dataDir: string;
  isMigrated: boolean;
  /** Marks the folder as reusable, after a clean shutdown. */
  keep(): Promise<void>;
  release(): Promise<void>;
};

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/sowgat-test-database');

/** Undefined while another run uses it. */
export async function openKeptFolder(): Promise<KeptFolder | undefined> {
  await mkdir(cache, { recursive: true });
  const lock = await tryLock(join(cache, 'lock'));
  if (!lock) return undefined;
  const [dataDir, mark, makers] = [join(cache, 'postgres'), join(cache, 'stopped-in-order'), hashMakers()];
  // The mark exists only after a clean shutdown: the folder of a killed server is discarded.
  const isMigrated = (await readFile(mark, 'utf8').catch(() => '')) === makers;
  await rm(mark, { force: true });
  if (!isMigrated) await rm(dataDir, { recursive: true, force: true });
  return { dataDir, isMigrated, keep: () => writeFile(mark, makers), release: () => lock.release() };
}

/** Hash of the migrations, the code that applies them and starts the server, and the versions of all packages. */
function hashMakers(): string {
  const folders = ['server/migrations', 'server/adapters/database', 'server/platform/db'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /[.](ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const path of [...files.toSorted(), 'package-lock.json', 'tests/support/shop/database-setup.ts'])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
