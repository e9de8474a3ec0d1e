import { open } from 'node:fs/promises';

/** What was renamed survives a power cut only when the folder around it is on the disk too. Windows has no such call. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
