import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

test('private files and their folders are closed to other accounts, and those of an older release are named', async () => {
  await using trial = await open();
  const modeOf = async (path: string) => ((await stat(join(trial.folder, path))).mode & 0o777).toString(8);
  assert.equal(await trial.storage.findExposed?.(), undefined);
  for (const name of ['order-photos', 'order-files']) {
    const old = join(trial.folder, name);
    await mkdir(old, { mode: 0o755 });
    await writeFile(join(old, 'old.photo'), 'x', { mode: 0o644 });
    const says = `other accounts of this machine may read it: chmod -R go= ${old}`;
    assert.equal(await trial.storage.findExposed?.(), says);
    await chmod(old, 0o700);
    assert.equal(await trial.storage.findExposed?.(), says);
    await rm(old, { recursive: true });
    await trial.storage.write(`${name}/aa.photo`, Buffer.from('1'));
    assert.deepEqual([await modeOf(name), await modeOf(`${name}/aa.photo`)], ['700', '600']);
    assert.equal(await trial.storage.findExposed?.(), undefined);
  }
  await trial.storage.write('ab/one.webp', Buffer.from('1'));
  assert.equal(await modeOf('ab/one.webp'), '644');
});
