import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that is never seen half written. */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  await writeFile(`${file}.new`, text, { mode });
  await rename(`${file}.new`, file);
}
