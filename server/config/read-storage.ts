import { resolve } from 'node:path';
import { readS3Url } from '../adapters/storage/s3-place.ts';
import type { Values } from './read-values.ts';
import type { StorageConfig } from './types.ts';

const schemes = ['s3:', 's3+http:', 's3+https:'];

/** Where pictures are stored; a bucket's address has to be whole. */
export function readStorage(values: Values, dataDir: string): StorageConfig {
  const value = values.optional('STORAGE_URL');
  if (value === undefined) return { kind: 'file', folder: resolve(dataDir, 'pictures') };
  if (value.startsWith('file:')) return { kind: 'file', folder: resolve(value.replace(/^file:(\/\/)?/, '')) };
  if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) {
    values.refuse('STORAGE_URL must begin with file: or s3:');
    return { kind: 'file', folder: dataDir };
  }
  const url = new URL(value);
  try {
    readS3Url(url);
  } catch (error) {
    values.refuse(
      error instanceof RangeError
        ? `${error.message}.`
        : 'STORAGE_URL cannot be read; a % in key or secret is written as %25.',
    );
  }
  return { kind: 's3', url };
}
