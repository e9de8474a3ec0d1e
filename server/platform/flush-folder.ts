import { open } from 'node:fs/promises';

/** fsync of a folder: a rename in it survives a power cut only then. Windows has no such call. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
