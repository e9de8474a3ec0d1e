import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { runCommand } from '../../../tests/support/run/run-command.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { examineShop } from './doctor/examine-shop.ts';
import { findNeighbours } from './open-shop.ts';

test('the drill works in the folder that is named, by default beside the backups, and leaves nothing there', async () => {
  await using shop = await startShop();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-drill-test-'));
  await using _gone = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  await runCommand(env, 'backup');
  const isFile = join(folder, 'a-file');
  await writeFile(isFile, '');
  const { says } = await runCommand({ ...env, DRILL_DIR: isFile }, 'restore-drill');
  expect(says).toMatch(/DRILL_DIR .*a-file cannot be written \(\w+\)/);

  const unwritable = await runCommand({ ...env, BACKUP_DIR: isFile }, 'backup');
  expect(unwritable.says).toMatch(/BACKUP_DIR .*a-file cannot be written \(\w+\)/);

  const own = join(folder, 'drills');
  // One that a power cut left is cleared away; one that may still be running is not.
  for (const name of ['sowgat-drill-old', 'sowgat-drill-new'])
    await mkdir(join(own, name), { recursive: true });
  await utimes(join(own, 'sowgat-drill-old'), new Date(0), new Date(0));
  expect(await runCommand({ ...env, DRILL_DIR: own }, 'restore-drill')).toMatchObject({ isWell: true });
  expect(await readdir(own)).toEqual(['sowgat-drill-new']);
  expect(await runCommand(env, 'restore-drill')).toMatchObject({ isWell: true });
  const left = (await readdir(join(folder, 'backups'))).filter((name) => name.includes('drill'));
  expect(left).toEqual(['last-drill.json']);
}, 120_000);

test('the doctor says beforehand when the drill has less room than the database is large', async () => {
  await using shop = await startShop();
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.ctx.config.dataDir, DRILL_DIR: '/tmp/a/b' };
  const neighbours = findNeighbours(readConfig(env));
  async function readRoom(free: number) {
    const asked: string[] = [];
    const freeIn = async (folder: string) => {
      asked.push(folder);
      return free;
    };
    const found = await examineShop({ ...neighbours, freeIn });
    expect(asked).toContain('/tmp/a/b');
    return found.find(({ name }) => name === 'drill room');
  }
  expect(await readRoom(1e12)).toEqual({
    name: 'drill room',
    says: expect.stringMatching(/^1000\.0 GB free, it takes up to 0\.0 GB$/),
    isWell: true,
  });
  expect(await readRoom(1e6)).toEqual({
    name: 'drill room',
    says: expect.stringMatching(
      /^0\.0 GB free in \/tmp\/a\/b, and it takes up to 0\.0 GB: name a folder with more in DRILL_DIR$/,
    ),
    isWell: false,
  });
  expect(await neighbours.freeIn(join(shop.ctx.config.dataDir, 'not', 'there'))).toBeGreaterThan(0);
});
