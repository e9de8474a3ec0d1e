/** The demonstration's two thousand picture files for a test shop, without copying them. */
import { readFile } from 'node:fs/promises';
import type { Storage } from '#server/adapters/storage/port.ts';
import { listPictureFiles } from '#server/seed/store-pictures.ts';

/** Reads them from the project; writes and removals go to the shop's own storage. */
export function withSeedPictures(own: Storage): Storage {
  const seeded = new Map(listPictureFiles().map(({ from, to }) => [to, from]));
  return {
    async write(path, data) {
      seeded.delete(path);
      await own.write(path, data);
    },
    async remove(path) {
      seeded.delete(path);
      await own.remove(path);
    },
    async read(path) {
      const from = seeded.get(path);
      return from === undefined ? own.read(path) : readFile(from);
    },
    exists: async (path) => seeded.has(path) || own.exists(path),
  };
}
