import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';
import { checkPath } from './path.ts';
import type { Storage } from './port.ts';

/** Pictures in a folder. A file appears complete or not at all: written under another name, flushed, renamed. */
export function createDiskStorage(folder: string): Storage {
  const place = (path: string) => join(folder, checkPath(path));
  return {
    async write(path, data) {
      const target = place(path);
      await makeFolder(dirname(target));
      const beside = `${target}.${process.pid}.new`;
      const file = await open(beside, 'w');
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
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
