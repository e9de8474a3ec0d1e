import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { bringSchema } from '#server/platform/db/bring-schema.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { runDrill } from './drill.ts';
import { archiveOf } from './folders.ts';
import { makeBackup } from './make-backup.ts';
import { findBase, restoreToTime } from './restore-to-time.ts';

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string, key: string) => ask(url, `insert into limit_counter values ('${key}', now(), 1)`);
const read = async (url: string) =>
  (await ask(url, 'select key from limit_counter order by key')).map(({ key }) => key);

test('the embedded database goes back to an instant between two writes, and further back after that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-time-'));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, backups] = [join(folder, 'postgres'), join(folder, 'backups')];
  const open = () =>
    startEmbedded({ dataDir, archive: archiveOf(backups), scratch: [folder], durable: false });
  const now = new Date(Date.UTC(2026, 10, 20));

  const shop = await open();
  await bringSchema(shop);
  await write(shop.ownerUrl, '1 before the backup');
  const storage = createDiskStorage(join(folder, 'pictures'));
  await makeBackup(
    { backups, database: shop, storage, archivedDataDir: dataDir },
    { now: () => now, secrets: createSecrets('k'.repeat(32)) },
  );
  await write(shop.ownerUrl, '2 before the mistake');
  const [between] = await ask(shop.ownerUrl, 'select clock_timestamp() as at');
  await write(shop.ownerUrl, '3 the mistake');
  await shop.stop();
  expect((await runDrill(backups)).ways).toEqual(['rows', 'log']);

  const until = between?.['at'] as Date;
  const backup = await findBase(backups, until);
  const places = { backups, dataDir };
  await expect(restoreToTime(places, { backup, until, replace: false, now })).rejects.toThrow(/--replace/);
  const beyond = new Date(Date.UTC(2100, 0, 1));
  await expect(restoreToTime(places, { backup, until: beyond, replace: true, now })).rejects.toThrow(
    /ends before/,
  );
  expect(await restoreToTime(places, { backup, until, replace: true, now })).toMatch(/postgres\.before-2026/);
  const earlier = await open();
  expect(await read(earlier.ownerUrl)).toEqual(['1 before the backup', '2 before the mistake']);
  await write(earlier.ownerUrl, '4 after the restore');
  await earlier.stop();

  // The archive also has the second timeline: restoring the same base copy to "latest" leads to its end.
  const later = { backup, until: undefined, replace: true, now: new Date(now.getTime() + 1000) };
  await restoreToTime(places, later);
  const latest = await open();
  opened.defer(() => latest.stop());
  expect(await read(latest.ownerUrl)).toEqual([
    '1 before the backup',
    '2 before the mistake',
    '4 after the restore',
  ]);
  await expect(findBase(backups, new Date(0))).rejects.toThrow(/WAL_ARCHIVE/);
}, 300_000);
