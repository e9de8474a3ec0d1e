import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, makeScratch, startInAnotherProcess } from '../../../tests/support/shop/embedded.ts';
import { startEmbedded } from './embedded.ts';
import { findRunningDatabase } from './embedded-owner.ts';
import { isAlive } from './embedded-process.ts';
import { StartError } from './port.ts';

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 150) throw error;
      await pause(100);
    }
  }
}

async function serverPid(dataDir: string): Promise<number> {
  const pid = Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  if (!isAlive(pid)) throw new Error(`${pid} is gone`);
  return pid;
}

test('what was stored is there after a restart, in UTF-8', async () => {
  await using scratch = await makeScratch();
  const first = await startEmbedded(scratch);
  await ask(first.ownerUrl, "create table gift as select 'gül, гуль' as name");
  await first.stop();
  const second = await startEmbedded(scratch);
  expect(await ask(second.ownerUrl, 'select upper(name) as name from gift')).toEqual([{ name: 'GÜL, ГУЛЬ' }]);
  expect(await ask(second.ownerUrl, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await second.stop();
  expect(await readdir(join(scratch.dataDir, '..'))).toEqual(['postgres']);
});

test('over a port the database wants its password', async () => {
  await using scratch = await makeScratch();
  const database = await startEmbedded({ ...scratch, overPort: true, durable: false });
  expect(await ask(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(ask(database.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  await database.stop();
});

test('a database that is killed comes back at the same address with everything that was committed', async () => {
  await using scratch = await makeScratch();
  const database = await startEmbedded(scratch);
  await ask(database.ownerUrl, 'create table sale as select 7 as amount');
  const killed = await serverPid(scratch.dataDir);
  process.kill(killed, 'SIGKILL');
  expect(await eventually(() => ask(database.ownerUrl, 'select amount from sale'))).toEqual([{ amount: 7 }]);
  expect(await eventually(() => serverPid(scratch.dataDir))).not.toBe(killed);
  await database.stop();
});

test('a shop that is killed takes its database with it, and the next one starts on the same data', async () => {
  await using scratch = await makeScratch();
  const killed = startInAnotherProcess(scratch.dataDir);
  await ask(await killed.url, 'create table sale as select 7 as amount');
  const orphan = await serverPid(scratch.dataDir);
  await killed.kill();
  const next = await startEmbedded(scratch);
  // Until its parent has read how it ended, a process counts as alive.
  await expect.poll(() => isAlive(orphan)).toBe(false);
  expect(await ask(next.ownerUrl, 'select amount from sale')).toEqual([{ amount: 7 }]);
  await next.stop();
});

test('an orphan that outlived its shop is replaced', async () => {
  await using scratch = await makeScratch();
  // Without `sh` in PATH the shop starts no guard, as on Windows.
  const path = join(scratch.dataDir, '..', '..', 'path');
  await mkdir(path);
  for (const program of ['id', 'ps']) await symlink(`/usr/bin/${program}`, join(path, program));
  const killed = startInAnotherProcess(scratch.dataDir, { env: { PATH: path } });
  await ask(await killed.url, 'create table sale as select 7 as amount');
  const orphan = await serverPid(scratch.dataDir);
  await killed.kill();
  await pause(300);
  expect(isAlive(orphan)).toBe(true);
  const next = await startEmbedded(scratch);
  expect(isAlive(orphan)).toBe(false);
  expect(await ask(next.ownerUrl, 'select amount from sale')).toEqual([{ amount: 7 }]);
  await next.stop();
});

test('a lock file that a power cut left empty does not stop the shop', async () => {
  await using scratch = await makeScratch();
  const first = await startEmbedded({ ...scratch, durable: false });
  await first.stop();
  await writeFile(join(scratch.dataDir, 'postmaster.pid'), '');
  const second = await startEmbedded({ ...scratch, durable: false });
  expect(await ask(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('a lock file whose process number now belongs to a stranger does not stop the shop', async () => {
  await using scratch = await makeScratch();
  const first = await startEmbedded({ ...scratch, durable: false });
  const lock = await readFile(join(scratch.dataDir, 'postmaster.pid'), 'utf8');
  await first.stop();
  const stranger = spawn('sleep', ['60']);
  await writeFile(join(scratch.dataDir, 'postmaster.pid'), lock.replace(/^\d+/, `${stranger.pid}`));
  const second = await startEmbedded({ ...scratch, durable: false });
  expect(await ask(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBe(null);
  stranger.kill();
  await second.stop();
});

test('a folder that was left half made is put aside, and a whole one takes its place', async () => {
  await using scratch = await makeScratch();
  await mkdir(join(scratch.dataDir, 'base'), { recursive: true });
  await writeFile(join(scratch.dataDir, 'PG_VERSION'), '18\n');
  await cp(scratch.dataDir, `${scratch.dataDir}.unfinished`, { recursive: true });
  const database = await startEmbedded({ ...scratch, durable: false });
  expect(await ask(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect((await readdir(join(scratch.dataDir, '..'))).toSorted()).toEqual([
    'postgres',
    'postgres.incomplete-1',
  ]);
});

test('a second shop on the same data is refused, while a command finds the running database', async () => {
  await using scratch = await makeScratch();
  const database = await startEmbedded({ ...scratch, durable: false });
  expect(await findRunningDatabase(scratch.dataDir)).toMatchObject({
    url: database.url,
    ownerUrl: database.ownerUrl,
  });
  await expect(startEmbedded(scratch)).rejects.toThrow(/in use by another running shop/);
  await database.stop();
  expect(await findRunningDatabase(scratch.dataDir)).toBe(undefined);
});

test('a folder that cannot be used is named together with what to do', async () => {
  await using scratch = await makeScratch();
  await mkdir(join(scratch.dataDir, '..'));
  const file = `${scratch.dataDir}-file`;
  await writeFile(file, randomBytes(8));
  const misplaced = await startEmbedded({ dataDir: join(file, 'postgres') }).catch((error: unknown) => error);
  expect(misplaced).toBeInstanceOf(StartError);
  expect((misplaced as Error).message).toMatch(/is not a folder.+Set DATA_DIR/);
  await expect(withoutRights(dirname(scratch.dataDir), () => startEmbedded(scratch))).rejects.toThrow(
    /cannot be written.+set DATA_DIR/,
  );
});

/** Root may write anywhere, so the work runs as another user. */
async function withoutRights(folder: string, work: () => Promise<unknown>): Promise<void> {
  await chmod(folder, 0o500);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o700);
  }
}

test('data of another version of PostgreSQL is left untouched', async () => {
  await using scratch = await makeScratch();
  await mkdir(join(scratch.dataDir, 'global'), { recursive: true });
  await writeFile(join(scratch.dataDir, 'PG_VERSION'), '17\n');
  await writeFile(join(scratch.dataDir, 'global', 'pg_control'), '');
  await expect(startEmbedded(scratch)).rejects.toThrow(/written by PostgreSQL 17, and this is PostgreSQL 18/);
});
