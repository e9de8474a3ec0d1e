/** The folder of the test database from one run to the next, while nothing that it is made by has changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from '#server/adapters/database/embedded-lock.ts';

export type KeptFolder = {
  dataDir: string;
  isMigrated: boolean;
  /** The server was stopped in order: the next run may go on with it. */
  keep(): Promise<void>;
  release(): Promise<void>;
};

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/sowgat-test-database');

/** Undefined while another run works in it. */
export async function openKeptFolder(): Promise<KeptFolder | undefined> {
  await mkdir(cache, { recursive: true });
  const lock = await tryLock(join(cache, 'lock'));
  if (!lock) return undefined;
  const [dataDir, mark, makers] = [join(cache, 'postgres'), join(cache, 'stopped-in-order'), hashMakers()];
  // There only while no server runs: what one that was killed left is not trusted.
  const isMigrated = (await readFile(mark, 'utf8').catch(() => '')) === makers;
  await rm(mark, { force: true });
  if (!isMigrated) await rm(dataDir, { recursive: true, force: true });
  return { dataDir, isMigrated, keep: () => writeFile(mark, makers), release: () => lock.release() };
}

/** The migrations, what applies them, what starts the server, and the versions of all packages. */
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
