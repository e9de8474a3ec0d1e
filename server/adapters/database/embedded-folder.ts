/** Creates the data folder of the embedded database, completely or not at all. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo, idsOf, type Account } from './embedded-account.ts';
import { passwordFile, superuser, writePassword } from './embedded-address.ts';
import type { Binaries } from './embedded-binaries.ts';
import { StartError } from './port.ts';

const run = promisify(execFile);
const unfinished = '.unfinished';

type FolderOptions = { dataDir: string; binaries: Binaries; account: Account; durable: boolean };

/**
 * Makes sure `dataDir` holds a complete database cluster of the right version.
 * @throws StartError when the folder cannot be written or is another version's.
 */
export async function prepareFolder(making: FolderOptions): Promise<void> {
  const { dataDir, binaries } = making;
  await clearDrafts(dataDir);
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(ifMissing);
  if (version && existsSync(join(dataDir, 'global', 'pg_control'))) {
    if (version.trim() === binaries.major) return;
    throw new StartError(
      `The data in ${dataDir} was written by PostgreSQL ${version.trim()}, and this is PostgreSQL ${binaries.major}. Restore a backup into a new DATA_DIR, or go back to the release that wrote it.`,
    );
  }
  await moveAside(dataDir);
  await makeFolder(making);
}

/**
 * Creates it under a temporary name and renames it, so that an interrupted start leaves nothing that looks complete.
 * Each start uses a name of its own: the initdb of a killed start may still be running, and empties its folder when it
 * fails.
 */
async function makeFolder(making: FolderOptions): Promise<void> {
  const { dataDir, account } = making;
  const draft = await mkdtemp(`${dataDir}${unfinished}-`).catch((error) =>
    Promise.reject(explain(error, dataDir)),
  );
  const password = `${draft}.password`;
  try {
    await writePassword(password);
    await Promise.all([giveTo(account, draft), giveTo(account, password)]);
    await initialise(draft, password, making);
    await rename(password, passwordFile(draft));
    await rename(draft, dataDir);
  } catch (error) {
    const left = [draft, password].map((path) => rm(path, { recursive: true, force: true }));
    await Promise.all(left).catch(() => {});
    throw explain(error, dataDir);
  }
}

/** Removes folders left by killed starts. An initdb that is still running may keep one until a later start. */
async function clearDrafts(dataDir: string): Promise<void> {
  const place = dirname(dataDir);
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${basename(dataDir)}${unfinished}`)))
    await rm(join(place, name), { recursive: true, force: true }).catch(() => {});
}

async function initialise(
  folder: string,
  password: string,
  { binaries, account, durable }: FolderOptions,
): Promise<void> {
  // The built-in provider sorts and folds alike on every system; full-text search uses the locale of the C library.
  const locale = { darwin: 'en_US.UTF-8', win32: 'C' }[process.platform as string] ?? 'C.UTF-8';
  const args = [
    ['--pgdata', folder, '--username', superuser, '--pwfile', password],
    ['--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    durable ? [] : ['--no-sync'],
  ].flat();
  const [command, wrapped] = account.wrap(binaries.initdb, args);
  const ids = command === binaries.initdb ? idsOf(account) : {};
  await run(command, wrapped, { ...ids, cwd: folder, env: { ...process.env, LC_ALL: locale } });
}

/** Moves aside a folder that is not a database: it is not ours to delete. */
async function moveAside(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(ifMissing);
  if (!names) return;
  if (names.length === 0) return rmdir(dataDir);
  for (let number = 1; ; number += 1) {
    const aside = `${dataDir}.incomplete-${number}`;
    if (!existsSync(aside)) return rename(dataDir, aside);
  }
}

/** Turns a system error about the folder into a StartError that says what to do. */
export function explain(error: unknown, dataDir: string): Error {
  if (error instanceof StartError) return error;
  const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
  const said = `${code ?? ''} ${stderr ?? ''} ${message}`;
  const place = dirname(dataDir);
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only/.test(said))
    return new StartError(
      `The data folder ${dataDir} cannot be written. Give this user the right to write in ${place}, or set DATA_DIR to a folder of its own.`,
    );
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(said))
    return new StartError(
      `The disk that holds ${place} is full. Free some space there, or set DATA_DIR to another disk.`,
    );
  if (/ENOTDIR|EEXIST|Not a directory/.test(said))
    return new StartError(
      `${place} is not a folder, so the data cannot live there. Set DATA_DIR to a folder.`,
    );
  const lines = stderr?.trim().split('\n') ?? [];
  // The cause comes before the lines about the shutdown.
  const last = lines.findLast((line) => line.includes('FATAL')) ?? (lines.slice(-3).join(' ') || message);
  return new StartError(
    `The embedded PostgreSQL did not start: ${last} Its data folder is ${dataDir}; DATABASE_URL names one of your own instead.`,
  );
}

/** Ignores only ENOENT: an unreadable folder must never be taken for a missing one. */
function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
