import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Storage } from './port.ts';

export type StorageTrial = AsyncDisposable & { storage: Storage };

/** Contract tests of every storage. */
export function suiteForStorage(name: string, open: () => Promise<StorageTrial>): void {
  test(`${name}: what was written is read back, byte for byte, and can be replaced`, async () => {
    await using trial = await open();
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    await trial.storage.write('ab/abcd-400.webp', bytes);
    assert.deepEqual(await trial.storage.read('ab/abcd-400.webp'), bytes);
    await trial.storage.write('ab/abcd-400.webp', Buffer.from('new'));
    assert.equal(String(await trial.storage.read('ab/abcd-400.webp')), 'new');
    assert.equal(await trial.storage.exists('ab/abcd-400.webp'), true);
  });

  test(`${name}: what is not there is not there, and removing it again is no error`, async () => {
    await using trial = await open();
    assert.equal(await trial.storage.read('none.webp'), undefined);
    assert.equal(await trial.storage.exists('none.webp'), false);
    await trial.storage.write('a.webp', Buffer.from('a'));
    await trial.storage.remove('a.webp');
    await trial.storage.remove('a.webp');
    assert.equal(await trial.storage.read('a.webp'), undefined);
  });

  test(`${name}: no path leads out of it`, async () => {
    await using trial = await open();
    for (const path of ['../x', 'a/../../x', '/etc/passwd', '', 'a\\b', 'A.webp', 'a b', 'x'.repeat(300)]) {
      await assert.rejects(async () => trial.storage.read(path), /Not a storage path/, path);
      await assert.rejects(
        async () => trial.storage.write(path, Buffer.from('x')),
        /Not a storage path/,
        path,
      );
    }
  });

  test(`${name}: twenty pictures at once all arrive`, async () => {
    await using trial = await open();
    const names = Array.from({ length: 20 }, (_, n) => `many/${n}.webp`);
    await Promise.all(names.map((one) => trial.storage.write(one, Buffer.alloc(50_000, one))));
    for (const one of names) assert.deepEqual(await trial.storage.read(one), Buffer.alloc(50_000, one));
  });
}
