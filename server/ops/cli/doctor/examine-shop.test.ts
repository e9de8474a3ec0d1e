import { existsSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSelfSigned } from '#server/adapters/banks/self-signed.suite.ts';
import { startSmsc } from '#server/adapters/sms/smsc.suite.ts';
import { startBucket } from '#server/adapters/storage/bucket.suite.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { addPlace, addZone } from '../../../../tests/support/people/places.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { asOwner } from '../../../../tests/support/shop/database.ts';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';
import { examineShop } from './examine-shop.ts';
import { nameBackup, openDraft } from '#server/ops/backup/manifest.ts';
import { findNeighbours } from '#server/ops/cli/open-shop.ts';

/** Names of failed checks for a shop with these settings, except the disk, which depends on the machine. */
async function findUnwell(env: Record<string, string>, change: Record<string, unknown> = {}) {
  const found = await examineShop({ ...findNeighbours(readConfig(env)), ...change });
  const unwell = found.filter(({ isWell, name }) => !isWell && name !== 'disk');
  return Object.fromEntries(unwell.map(({ name, says }) => [name, says]));
}

type Server = {
  listen: ReturnType<typeof createPlainServer>['listen'];
  address(): unknown;
  close(): unknown;
};

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close(),
  };
}

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-doctor-'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

test('a healthy shop is well, but for the backup that production has not made yet', async () => {
  await using shop = await startShop();
  await using place = await openFolder();
  const env = { DATA_DIR: place.folder, DATABASE_URL: shop.databaseUrl };
  expect(await findUnwell(env)).toEqual({});
  const own = { DATABASE_DIRECT_URL: shop.databaseUrl, DATABASE_REPLICA_URL: shop.databaseUrl };
  expect(await findUnwell({ ...env, ...own })).toEqual({ replica: 'DATABASE_REPLICA_URL names a primary' });
  const { config } = findNeighbours(readConfig(env));
  const unwell = await findUnwell(env, { config: { ...config, mode: 'production' } });
  expect(Object.keys(unwell)).toEqual(['backup', 'drill']);
  expect(unwell['backup']).toContain('usual on the first day');
  expect(Object.keys(await findUnwell(env, { now: shop.ctx.now }))).toEqual(['clock']);
  await asOwner(shop.databaseUrl, "delete from migration where name like '0018%'");
  expect(Object.keys(await findUnwell(env))).toEqual(['schema']);
});

test('what a new shop lacks before anybody can order is named as usual, and does not make it unwell', async () => {
  await using shop = await startShop();
  await using place = await openFolder();
  const neighbours = findNeighbours(readConfig({ DATA_DIR: place.folder, DATABASE_URL: shop.databaseUrl }));
  async function readContents() {
    const found = (await examineShop(neighbours)).find(({ name }) => name === 'contents');
    expect(found?.isWell).toBe(true);
    return found?.says;
  }
  expect(await readContents()).toBe('no owner, no zone, no place, no goods yet; usual on the first day');
  // Neither a courier nor an owner who has not opened the link can fill a shop.
  await hire(shop, 'courier');
  await createStaff(
    shop.ctx,
    { login: 'invited', name: 'Invited', role: 'owner' },
    { actor: undefined, ip: '', requestId: 'test' },
  );
  const zone = await addZone(shop);
  await addPlace(shop, { zone, active: false });
  await addProduct(shop, { status: 'draft' });
  expect(await readContents()).toBe('no owner, no place, no goods yet; usual on the first day');
  await hire(shop, 'owner');
  await addPlace(shop, { zone });
  expect(await readContents()).toBe('no goods yet; usual on the first day');
  await addProduct(shop);
  expect(await readContents()).toBe('an owner, delivery and goods');
});

test('database, replica, SMS, banks and storage that are wrong at once are all named, in less than fifteen seconds', async () => {
  await using place = await openFolder();
  const started = performance.now();
  const unwell = await findUnwell({
    DATA_DIR: place.folder,
    DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop',
    DATABASE_REPLICA_URL: 'postgres://shop@127.0.0.1:9/shop',
    SMS_DRIVER: 'smpp',
    SMPP_URL: 'smpp://a:b@127.0.0.1:9',
    BANK_HALK_URL: 'http://127.0.0.1:9/rest',
    BANK_RYSGAL_URL: 'http://127.0.0.1:9/rest',
    STORAGE_URL: 's3+http://key:secret@127.0.0.1:20/bucket',
  });
  expect(Object.keys(unwell)).toEqual(['database', 'replica', 'sms', 'pictures', 'bank HALK', 'bank RYSGAL']);
  for (const says of Object.values(unwell)) expect(says).toMatch(/ECONNREFUSED|does not answer|bad port/);
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('a neighbour that takes the call and says nothing is not well either', async () => {
  await using place = await openFolder();
  using silent = await listen(createPlainServer(() => undefined));
  const unwell = await findUnwell({
    DATA_DIR: place.folder,
    DATABASE_URL: `postgres://shop@${silent.host}/shop`,
    SMS_DRIVER: 'http',
    SMS_HTTP_URL: `https://${silent.host}/send`,
    SMS_HTTP_TOKEN: 'token',
    BANK_HALK_URL: `http://${silent.host}/rest`,
    STORAGE_URL: `s3+http://key:secret@${silent.host}/bucket`,
  });
  expect(Object.keys(unwell)).toEqual(['database', 'sms', 'pictures', 'bank HALK']);
});

test('a bucket that is missing, one that is read only and one whose key may not list are told apart', async () => {
  await using place = await openFolder();
  const storage = async (answer: (request: IncomingMessage) => number) => {
    using server = await listen(
      createServer((request, reply: ServerResponse) => void reply.writeHead(answer(request)).end()),
    );
    const unwell = await findUnwell({
      DATA_DIR: place.folder,
      STORAGE_URL: `s3+http://k:s@${server.host}/bucket`,
    });
    return unwell['pictures'];
  };
  expect(await storage(() => 404)).toContain('has no bucket bucket');
  expect(await storage(({ method }) => (method === 'PUT' ? 403 : 404))).toContain('403 to PUT');
  const { host, close } = await startBucket({ accessKeyId: 'AK', secretAccessKey: 'secret' });
  const at = (key: string) => ({ DATA_DIR: place.folder, STORAGE_URL: `s3+http://AK:${key}@${host}/bucket` });
  expect(await findUnwell(at('secret'))).toEqual({});
  expect((await findUnwell(at('wrong')))['pictures']).toContain('403 to PUT');
  await close();
});

test('a bucket whose private files or list anybody may read is not well', async () => {
  await using place = await openFolder();
  const read = async (isOpenTo: (path: string) => boolean) => {
    const { host, close } = await startBucket({ accessKeyId: 'AK', secretAccessKey: 'secret' }, isOpenTo);
    const env = { DATA_DIR: place.folder, STORAGE_URL: `s3+http://AK:secret@${host}/bucket` };
    const unwell = await findUnwell(env);
    await close();
    return unwell;
  };
  expect(await read(() => false)).toEqual({});
  expect(await read((path) => path.includes('/order-files/'))).toEqual({
    'private files': expect.stringMatching(/^anybody may read order-files: take public access/),
  });
  expect(await read((path) => path.includes('list-type'))).toEqual({
    'private files': expect.stringMatching(/^anybody may list the bucket/),
  });
});

test('a certificate that the shop would not accept is named, for the SMS gateway and for the storage', async () => {
  await using place = await openFolder();
  using gateway = await listen(createHttpsServer(makeSelfSigned(), (_request, reply) => void reply.end()));
  const unwell = await findUnwell({
    DATA_DIR: place.folder,
    SMS_DRIVER: 'http',
    SMS_HTTP_URL: `https://${gateway.host}/send`,
    SMS_HTTP_TOKEN: 'token',
    STORAGE_URL: `s3://key:secret@${gateway.host}/bucket`,
  });
  expect(unwell).toEqual({
    sms: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
    pictures: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
  });
});

test('an SMS centre that takes the account is well, and one that refuses the password says so', async () => {
  await using place = await openFolder();
  const centre = await startSmsc();
  const env = { DATA_DIR: place.folder, SMS_DRIVER: 'smpp', SMPP_URL: centre.url };
  expect(await findUnwell(env)).toEqual({});
  centre.manners.password = 'another';
  expect((await findUnwell(env))['sms']).toContain('refuses the password');
  await centre.stop();
});

test('settings that are right by themselves and dangerous, or not of this machine, are sentences', async () => {
  await using place = await openFolder();
  const base = readConfig({ DATA_DIR: place.folder, BANK_HALK_URL: 'http://127.0.0.1:9/rest' });
  const [bank] = base.banks;
  const config = {
    ...base,
    ...{ host: '192.0.2.7', metricsHost: 'no-such-name.invalid', metricsPort: 0 },
    trustedProxies: ['10.0.0.0/8', '0.0.0.0/0', '::/0'],
    banks: bank ? [{ ...bank, callbackKey: 'fifteen letters' }] : [],
  };
  const unwell = await findUnwell({ DATA_DIR: place.folder }, { config });
  expect(unwell).toMatchObject({
    'bank HALK key': expect.stringMatching(/^BANK_HALK_CALLBACK_KEY has 15 characters and can be guessed/),
    proxies: expect.stringMatching(/^TRUSTED_PROXIES has 0\.0\.0\.0\/0, ::\/0: anybody may name/),
    host: 'HOST has 192.0.2.7, which is no address of this machine (EADDRNOTAVAIL)',
    'metrics host': expect.stringMatching(
      /^METRICS_HOST has no-such-name.invalid, which is no address of this/,
    ),
  });
  const well = await findUnwell({
    DATA_DIR: place.folder,
    BANK_HALK_URL: 'http://127.0.0.1:9/rest',
    TRUSTED_PROXIES: '10.0.0.0/8',
  });
  expect(Object.keys(well)).toEqual(['bank HALK']);
});

test('a backup that cannot be written or is dated in the future is a sentence', async () => {
  await using place = await openFolder();
  expect(await findUnwell({ DATA_DIR: place.folder, BACKUP_DIR: '/proc/b' })).toEqual({
    backup: 'BACKUP_DIR /proc/b cannot be written (ENOENT)',
  });
  const folder = join(place.folder, 'elsewhere', 'backups');
  const env = { DATA_DIR: join(place.folder, 'data'), BACKUP_DIR: folder };
  expect(await findUnwell(env)).toEqual({});
  expect(existsSync(join(place.folder, 'elsewhere'))).toBe(false);
  const at = new Date(Date.now() + 17.3 * 3_600_000);
  const draft = await openDraft(folder, nameBackup(at));
  const none = { migrations: [], queue: 0, tables: [], sequences: [], pictures: [], missingPictures: [] };
  await draft.finish({ at: at.toISOString(), ...none, keyMark: '' });
  const { config } = findNeighbours(readConfig(env));
  expect(await findUnwell(env, { config: { ...config, mode: 'production' } })).toMatchObject({
    backup:
      'dated 17.3 hours in the future, so the clock was set back: make a new one and move that one away',
  });
});

test('folders that cannot be are sentences', async () => {
  await using place = await openFolder();
  const env = {
    DATA_DIR: place.folder,
    STORAGE_URL: 'file:/proc/none/pictures',
    SMS_DRIVER: 'file',
    SMS_FILE: '/proc/none/sms.jsonl',
  };
  const unwell = await findUnwell(env);
  expect(unwell['pictures']).toMatch(/^The picture folder \/proc\/none\/pictures cannot be made/);
  expect(unwell['sms']).toContain('SMS_FILE cannot be written');
});
