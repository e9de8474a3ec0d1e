import { access, constants } from 'node:fs/promises';
import { StartRefused } from '#server/adapters/database/port.ts';
import type { Config } from '#server/config/read-config.ts';
import { makeFolder } from '#server/platform/make-folder.ts';

/**
 * Makes the data folder where it is missing, before anything is begun that would rest on it. A shop whose database and
 * pictures are elsewhere needs none.
 * @throws StartRefused with a sentence for people when it cannot be made or written
 */
export async function makeDataFolder(config: Config): Promise<void> {
  const { mode, databaseUrl, storage, dataDir: folder } = config;
  if (mode === 'production' && databaseUrl !== undefined && storage.kind !== 'file') return;
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(
      `The data folder ${folder} cannot be made or written (${code}). Set DATA_DIR to a folder that may be written.`,
    );
  }
}
