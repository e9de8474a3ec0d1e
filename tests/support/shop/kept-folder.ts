/** The folder of the test database from one run to the next, while nothing that it is made by has changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from '#server/adapters/database/embedded-lock.ts';

/** `close` is for a server that was stopped in order. */
export type KeptFolder = { dataDir: string; isMigrated: boolean; close(): Promise<void> };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../node_modules/.cache/sowgat-test-database');

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
  async function close(): Promise<void> {
    await writeFile(mark, makers);
    await lock?.release();
  }
  return { dataDir, isMigrated, close };
}

/** The migrations, what applies them, what starts the server, and the versions of all packages. */
function hashMakers(): string {
  const folders = ['../../server/migrations', '../../server/adapters/database'].map(here);
  const schema = dirname(here('../../server/platform/bring-schema.ts'));
  const files = [...folders, schema].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /[.](ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const path of [...files.toSorted(), here('../../package-lock.json'), here('database-setup.ts')])
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
