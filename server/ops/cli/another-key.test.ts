import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { startShop } from '#server/boot/start.ts';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { runCommand } from '../../../tests/support/run/run-command.ts';

const keys = {
  former: 'b3Vyb3duLWtleS1vZi10aGlydHktdHdvLWJ5dGVzLWFuZC1tb3Jl',
  other: 'YW5vdGhlci1rZXktb2YtdGhpcnR5LXR3by1ieXRlcy1hbmQtbW9yZQ',
};
const sealed = /sealed with another SECRET_KEY; set the former one, or say that it is lost: npm run shop -- /;

/** A small production, closed, whose rows are sealed with the former key. */
async function openPlace() {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-key-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const database = opened.use(await createTestDatabase());
  const envOf = (key: string, databaseUrl = database.url) => ({
    MODE: 'production',
    ROLE: 'jobs',
    PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseUrl.replace('//sowgat_shop@', '//sowgat@'),
    PUBLIC_URL: 'https://sowgat.example',
    SECRET_KEY: key,
    SMS_DRIVER: 'file',
    SMS_FILE: join(folder, 'sms.jsonl'),
    BANKS: 'none',
  });
  const start = async (env: Record<string, string>) =>
    startShop(readConfig(env), () => undefined).then((shop) => shop.stop());
  await start(envOf(keys.former));
  const rest = opened.move();
  return { envOf, start, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

test('a start, the doctor and every command that seals or opens refuse another key at once, until it is said to be lost', async () => {
  await using place = await openPlace();
  const [former, other] = [place.envOf(keys.former), place.envOf(keys.other)];
  const began = performance.now();
  await expect(place.start(other)).rejects.toThrow(sealed);
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const [name, ...args] of [
    ['audit'],
    ['create-staff', '--login', 'aman', '--name', 'Aman', '--role', 'owner'],
  ])
    expect(await runCommand(other, name as string, ...args)).toMatchObject({
      says: expect.stringMatching(sealed),
      isWell: false,
    });
  expect((await runCommand(other, 'doctor')).says).toMatch(new RegExp(`key +NOT WELL: .*${sealed.source}`));
  expect((await runCommand(former, 'doctor')).says).toMatch(/key +the one that the data are sealed with/);
  await place.start(former);

  expect((await runCommand(other, 'audit', '--new-key')).says).toMatch(/--seal/);
  expect(await runCommand(other, 'audit', '--seal', '--new-key')).toMatchObject({ isWell: true });
  await place.start(other);
  await expect(place.start(former)).rejects.toThrow(sealed);
}, 120_000);

test('a backup is neither restored nor tried under another key, and goes under a new one when told', async () => {
  await using place = await openPlace();
  await using target = await createTestDatabase('template1');
  // Beside a shop whose key is lost a backup can still be made, and names the key of its data.
  for (const key of [keys.former, keys.other])
    expect(await runCommand(place.envOf(key), 'backup')).toMatchObject({ isWell: true });
  const other = place.envOf(keys.other, target.url);
  for (const name of ['restore', 'restore-drill']) {
    const began = performance.now();
    expect(await runCommand(other, name)).toMatchObject({
      says: expect.stringMatching(sealed),
      isWell: false,
    });
    expect(performance.now() - began).toBeLessThan(5_000);
  }
  expect((await runCommand(other, 'restore', '--new-key')).says).toContain('The books are in order');
  await place.start(other);
  await expect(place.start(place.envOf(keys.former, target.url))).rejects.toThrow(sealed);
}, 120_000);
