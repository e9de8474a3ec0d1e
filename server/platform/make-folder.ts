import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * mkdir -p, folder by folder: Node's `recursive` loops for ever where a parent exists but cannot hold folders, as in
 * /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  await make(folder, false);
}

async function make(folder: string, isSecondTry: boolean): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || isSecondTry || dirname(folder) === folder) throw error;
    await make(dirname(folder), false);
    await make(folder, true);
  }
}
