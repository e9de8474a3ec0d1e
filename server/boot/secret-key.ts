import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The master key of a demonstration: created once and stored beside the data that it protects. */
export async function findSecretKey(dataDir: string): Promise<string> {
  const file = fileIn(dataDir);
  const known = await readDemoKey(dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      // Another process created the file first: its key is used.
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

/** The key of a demonstration that ran in this folder, or undefined. */
export async function readDemoKey(dataDir: string): Promise<string | undefined> {
  return readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
}

const fileIn = (dataDir: string) => join(dataDir, 'secret-key');
