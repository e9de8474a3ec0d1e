/** The migrated cluster that every run starts from: made once and kept while everything that it is made from is unchanged. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/sowgat-test-database');

/** Copies the kept cluster to a folder that does not exist yet; false when there is none. */
export async function copySavedCluster(to: string): Promise<boolean> {
  const kept = join(cache, hashMakers());
  if (!existsSync(kept)) return false;
  await copyFolder(kept, to);
  return true;
}

/** Keeps a stopped, migrated cluster for later runs instead of those kept before. Runs may race for it. */
export async function saveCluster(dataDir: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await copyFolder(dataDir, join(draft, 'cluster'));
  const name = hashMakers();
  for (const other of await readdir(cache))
    if (other !== name && !other.startsWith('draft-'))
      await rm(join(cache, other), { recursive: true, force: true });
  await rename(join(draft, 'cluster'), join(cache, name)).catch(() => undefined);
  await rm(draft, { recursive: true, force: true });
}

/** PostgreSQL insists on the owner and the mode of its files, which `cp` of Node does not preserve. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true });
  await run('cp', ['-a', from, to]);
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
  for (const path of [...files.toSorted(), 'package-lock.json', 'tests/support/run/database-setup.ts'])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
