import { chmod, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';
import { checkPath } from './path.ts';
import { isPrivate, privateFolders, type Storage } from './port.ts';

/** Pictures in a folder. A file appears complete or not at all: written under another name, flushed, renamed. */
export function createDiskStorage(folder: string): Storage {
  const place = (path: string) => join(folder, checkPath(path));
  return {
    async write(path, data) {
      const target = place(path);
      await makeFolder(dirname(target));
      // A folder of another account stays as it is; the doctor names it.
      if (isPrivate(path)) await chmod(dirname(target), 0o700).catch(() => undefined);
      const beside = `${target}.${process.pid}.new`;
      const file = await open(beside, 'w', isPrivate(path) ? 0o600 : 0o666);
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, target);
    },
    read: (path) => readFile(place(path)).catch(absent),
    remove: (path) => rm(place(path), { force: true }),
    exists: async (path) => (await stat(place(path)).catch(absent)) !== undefined,
    findExposed: () => findExposed(folder),
  };
}

/** Files of a release that left them open. A few show it for all. */
async function findExposed(folder: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  for (const name of Object.values(privateFolders)) {
    const place = join(folder, name);
    const files = await readdir(place).catch(absent);
    if (!files) continue;
    for (const path of [place, ...files.slice(0, 200).map((file) => join(place, file))]) {
      const found = await stat(path).catch(absent);
      if (found && found.mode & 0o077)
        return `other accounts of this machine may read it: chmod -R go= ${place}`;
    }
  }
  return undefined;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
