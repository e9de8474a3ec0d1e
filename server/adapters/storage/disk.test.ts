import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { suiteForStorage } from './port.suite.ts';

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-pictures-'));
  return {
    folder,
    storage: createDiskStorage(folder),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

suiteForStorage('disk', open);

test('a write leaves nothing beside the picture', async () => {
  await using trial = await open();
  await trial.storage.write('ab/one.webp', Buffer.from('1'));
  assert.deepEqual(await readdir(join(trial.folder, 'ab')), ['one.webp']);
});
