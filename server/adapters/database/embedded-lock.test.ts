import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, canUnshare, makeScratch, startInAnotherProcess } from '../../../tests/support/shop/embedded.ts';
import { startEmbedded } from './embedded.ts';
import { tryLock, waitForLock } from './embedded-lock.ts';

/** A process id that does not exist here, as is every id of another container. */
const unseen = 4_194_305;

test('a lock is held once, by whoever has the file open, and ends with the last process that has', async () => {
  await using scratch = await makeScratch();
  await mkdir(dirname(scratch.dataDir));
  const path = `${scratch.dataDir}.lock`;
  const lock = await tryLock(path);
  expect(await tryLock(path)).toBe(undefined);
  const inheritor = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock?.fd] });
  await lock?.release();
  expect(await tryLock(path)).toBe(undefined);
  inheritor.kill('SIGKILL');
  const next = await waitForLock(path, 5000, { remove: true });
  expect(next).not.toBe(undefined);
  await next?.release();
  expect(await readdir(dirname(path))).toEqual([]);
});

test('a second shop that cannot see the first one’s processes is refused, and the first one’s data are whole', async () => {
  await using scratch = await makeScratch();
  const { dataDir } = scratch;
  const first = await startEmbedded({ ...scratch, durable: false });
  const owner = JSON.parse(await readFile(`${dataDir}.owner`, 'utf8')) as object;
  await writeFile(`${dataDir}.owner`, JSON.stringify({ ...owner, pid: unseen, host: '3f2a1b' }));
  const pidFile = join(dataDir, 'postmaster.pid');
  const lines = await readFile(pidFile, 'utf8');
  const asSeenElsewhere = lines.replace(/^\d+/, `${unseen}`);
  await writeFile(pidFile, asSeenElsewhere);
  await expect(startEmbedded(scratch)).rejects.toThrow(
    `in use by another running shop (process ${unseen} on 3f2a1b). Stop that one first`,
  );
  expect(await readFile(pidFile, 'utf8')).toBe(asSeenElsewhere);
  await writeFile(pidFile, lines);
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('while a server lives whose shop has gone, and nobody sees it, no second one starts', async () => {
  await using scratch = await makeScratch();
  await (await startEmbedded({ ...scratch, durable: false })).stop();
  const lock = await tryLock(join(scratch.dataDir, 'sowgat.lock'));
  const started = performance.now();
  await expect(startEmbedded(scratch)).rejects.toThrow(
    /database server .+ still works on .+ another container/,
  );
  expect(performance.now() - started).toBeLessThan(15_000);
  await lock?.release();
});

const times = Number(process.env['NAMESPACE_TRIES'] ?? 2);

test.skipIf(!canUnshare())(
  'of two containers on one folder the second is refused, and after a kill the next one opens',
  async () => {
    await using scratch = await makeScratch();
    const { dataDir } = scratch;
    let first = startInAnotherProcess(dataDir, { contained: true });
    await ask(await first.url, 'create table sale (number int)');
    for (let number = 1; number <= times; number += 1) {
      const started = performance.now();
      await expect(startInAnotherProcess(dataDir, { contained: true }).url).rejects.toThrow(
        /^ended with 1: .+in use by another running shop/,
      );
      expect(performance.now() - started).toBeLessThan(15_000);
      await ask(await first.url, `insert into sale values (${number})`);
      await first.kill();
      const killed = performance.now();
      first = startInAnotherProcess(dataDir, { contained: true });
      const rows = await ask(await first.url, 'select number from sale order by number');
      expect(performance.now() - killed).toBeLessThan(15_000);
      expect(rows).toHaveLength(number);
    }
    await first.kill();
  },
);

test('a start right after one that was killed while it made its folder opens', async () => {
  await using scratch = await makeScratch();
  const place = dirname(scratch.dataDir);
  const killed = startInAnotherProcess(scratch.dataDir);
  while (!(await readdir(place).catch(() => [])).some((name) => name.includes('unfinished'))) await pause(5);
  await pause(150);
  await killed.kill();
  const database = await startEmbedded({ ...scratch, durable: false });
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});
