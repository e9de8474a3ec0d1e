import { access, constants, stat } from 'node:fs/promises';
import { StartError } from '#server/adapters/database/port.ts';
import type { Config } from '#server/config/read-config.ts';
import { makeFolder } from '#server/platform/make-folder.ts';

/**
 * Creates the data folder before anything needs it. In production with an external database and pictures elsewhere none
 * is needed.
 *
 * @throws StartError with a sentence for people when it cannot be created or written
 */
export async function makeDataFolder(config: Config): Promise<void> {
  const { mode, databaseUrl, storage, dataDir: folder } = config;
  if (mode === 'production' && databaseUrl !== undefined && storage.kind !== 'file') return;
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(folder), { code: 'a file' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be made or written (${code}). Set DATA_DIR to a folder that may be written.`,
    );
  }
}
