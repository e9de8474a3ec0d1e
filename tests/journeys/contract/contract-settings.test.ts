import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { makeDataFolder } from '#server/boot/data-folder.ts';
import { openShop } from '#server/ops/cli/open-shop.ts';
import { ConfigError, readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/platform/log.ts';
import { startShop as startProgram } from '#server/boot/start.ts';
import { ask } from '../../support/people/outsider.ts';
import { freshPhone, startShop } from '../../support/shop/start-shop.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
}
const names = (problems: string[]) => problems.map((problem) => /^[A-Z_]+/.exec(problem)?.[0]).sort();

test('with no settings at all the shop is a demonstration on this machine', () => {
  const config = readConfig({});
  assert.deepEqual(
    [config.mode, config.host, config.port, config.publicUrl, config.role, config.sms, config.storage.kind],
    ['demo', '127.0.0.1', 8080, 'http://127.0.0.1:8080', 'all', { driver: 'log' }, 'file'],
  );
  assert.deepEqual([config.databaseUrl, config.banks, config.trustedProxies], [undefined, [], []]);
  assert.ok(config.dataDir.endsWith('/data'));
});

test('every wrong setting is named in one list', () => {
  const wrong = {
    HOST: '0.0.0.0',
    MODE: 'test',
    PORT: '99999',
    PUBLIC_URL: 'shop',
    DATABASE_URL: 'mysql://a:b@c',
    SECRET_KEY: 'short',
    SMS_DRIVER: 'pigeon',
    BANK_HALK_URL: 'bank',
    STORAGE_URL: 'ftp://x',
    ROLE: 'boss',
    TRUSTED_PROXIES: '10.0.0.1,proxy',
    LOG_LEVEL: 'loud',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: 'x',
  };
  assert.deepEqual(names(problemsOf(wrong)), Object.keys(wrong).sort());
});

test('a driver names what it misses', () => {
  assert.deepEqual(names(problemsOf({ SMS_DRIVER: 'file' })), ['SMS_FILE']);
  assert.deepEqual(names(problemsOf({ SMS_DRIVER: 'http' })), ['SMS_HTTP_TOKEN', 'SMS_HTTP_URL']);
  assert.deepEqual(names(problemsOf({ SMS_DRIVER: 'smpp' })), ['SMPP_URL']);
});

test('trusted proxies are addresses and networks', () => {
  for (const fine of ['10.0.0.1', '10.0.0.0/8, 192.168.1.1', '::1', 'fd00::/8', 'loopback', ''])
    assert.deepEqual(problemsOf({ TRUSTED_PROXIES: fine }), [], fine);
  for (const bad of ['10.0.0.0/33', '10.0.0', 'x', '1.2.3.4/8/8'])
    assert.deepEqual(names(problemsOf({ TRUSTED_PROXIES: bad })), ['TRUSTED_PROXIES'], bad);
});

test('a bank that nobody knows, a file that is not there and a bank without an address are named', async () => {
  assert.deepEqual(names(problemsOf({ BANK_HALKBANK_URL: 'https://mpi.example/rest' })), [
    'BANK_HALKBANK_URL',
  ]);
  const bank = { BANK_HALK_URL: 'https://mpi.example/rest', BANK_HALK_CA_FILE: '/nowhere/bank.pem' };
  assert.deepEqual(names(problemsOf(bank)), ['BANK_HALK_CA_FILE']);
  assert.deepEqual(problemsOf({ ...bank, BANK_HALK_CA_FILE: import.meta.filename }), []);
  assert.deepEqual(
    problemsOf({ BANK_SENAGAT_USER: 'shop-api' }),
    [],
    'the simulator takes a merchant of one’s own',
  );
  const alone = {
    ...production,
    BANK_SENAGAT_USER: 'shop-api',
    BANK_SENAGAT_PASSWORD: 'long and of its own',
  };
  assert.deepEqual(names(problemsOf(alone)), ['BANK_SENAGAT_PASSWORD', 'BANK_SENAGAT_USER']);
});

test('the last port leaves none for the simulator, unless every bank is given', () => {
  assert.deepEqual(names(problemsOf({ PORT: '65535' })), ['PORT']);
  const codes = ['HALK', 'SENAGAT', 'RYSGAL'];
  const given = Object.fromEntries(codes.map((code) => [`BANK_${code}_URL`, 'http://127.0.0.1:9/rest']));
  assert.deepEqual(problemsOf({ PORT: '65535', ...given }), []);
});

const production = {
  MODE: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://sowgat.example',
  SECRET_KEY: 'b3Vyb3duLWtleS1vZi10aGlydHktdHdvLWJ5dGVzLWFuZC1tb3Jl',
  DATABASE_URL: 'embedded',
  SMS_DRIVER: 'file',
  SMS_FILE: '/tmp/sms.jsonl',
  BANK_HALK_URL: 'https://mpi.example/payment/rest',
  BANK_HALK_USER: 'shop-api',
  BANK_HALK_PASSWORD: 'long and of its own',
};

test('production is refused with a simulator, a key of the demonstration, the log driver or no TLS', () => {
  assert.deepEqual(problemsOf(production), []);
  const wrong: [Record<string, string>, string][] = [
    [{ SECRET_KEY: '' }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'demo-key-that-is-long-enough-for-anybody' }, 'SECRET_KEY'],
    [{ SMS_DRIVER: 'log' }, 'SMS_DRIVER'],
    [{ PUBLIC_URL: 'http://sowgat.example' }, 'PUBLIC_URL'],
    [{ BANK_HALK_URL: 'https://127.0.0.1:8081/payment/rest' }, 'BANK_HALK_URL'],
    [{ BANK_HALK_URL: 'https://localhost/payment/rest' }, 'BANK_HALK_URL'],
    [{ BANK_HALK_URL: 'http://mpi.example/payment/rest' }, 'BANK_HALK_URL'],
    [{ BANK_HALK_USER: 'demo-halk-api' }, 'BANK_HALK_USER'],
    [{ BANK_HALK_PASSWORD: 'demo-halk' }, 'BANK_HALK_PASSWORD'],
    [{ BANK_HALK_CALLBACK_KEY: 'demo-halk-callback' }, 'BANK_HALK_CALLBACK_KEY'],
    [{ BANK_HALK_USER: '' }, 'BANK_HALK_USER'],
    [{ SECRET_KEY: 'x'.repeat(64) }, 'SECRET_KEY'],
    [{ SECRET_KEY: '0123456789'.repeat(5) }, 'SECRET_KEY'],
    [{ DATABASE_URL: 'postgres://sowgat:postgres@db/sowgat' }, 'DATABASE_URL'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://shop@db/shop', DATABASE_OWNER_URL: 'postgres://owner:admin@db/shop' },
      'DATABASE_OWNER_URL',
    ],
    [{ DATABASE_OWNER_URL: 'postgres://db/shop' }, 'DATABASE_DIRECT_URL'],
  ];
  for (const [change, name] of wrong)
    assert.deepEqual(names(problemsOf({ ...production, ...change })), [name], JSON.stringify(change));
});

test('production does not take the key that the demonstration made in the same folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  const key = production.SECRET_KEY;
  await writeFile(join(folder, 'secret-key'), key);
  const config = readConfig({ ...production, DATA_DIR: folder, SECRET_KEY: key, LOG_LEVEL: 'silent' });
  await assert.rejects(
    startProgram(config, () => undefined),
    /SECRET_KEY is the one of the demonstration/,
  );
  await rm(folder, { recursive: true });
});

test('a data folder that cannot be is refused in a sentence, at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  await writeFile(join(folder, 'file'), '');
  const make = (path: string) => makeDataFolder(readConfig({ DATA_DIR: path }));
  await make(join(folder, 'a', 'b', 'c'));
  await make(join(folder, 'a', 'b', 'c'));
  const impossible = [
    join(folder, 'file', 'x'),
    ...(process.platform === 'linux' ? ['/proc/nowhere/x'] : []),
  ];
  for (const path of impossible) {
    await assert.rejects(make(path), /cannot be made or written .+ Set DATA_DIR/, path);
    await assert.rejects(openShop({ DATA_DIR: path }), /cannot be made or written/, `a command: ${path}`);
  }
  await rm(folder, { recursive: true });
});

test('a line of the SMS file is one message: at, to, text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  const file = join(folder, 'sms.jsonl');
  {
    await using shop = await startShop({ env: { SMS_DRIVER: 'file', SMS_FILE: file } });
    const phones = [freshPhone(), freshPhone()];
    for (const username of phones) await ask(shop, '/api/auth/sign-in/', { body: { username } });
    await shop.settle();
    const lines = (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(lines.map(({ to }) => to).sort(), phones.toSorted());
    for (const line of lines) {
      assert.deepEqual(Object.keys(line).sort(), ['at', 'text', 'to']);
      assert.match(line.at, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
      assert.match(line.text, /(?<!\w)\d{6}(?!\w)/);
    }
  }
  await rm(folder, { recursive: true });
});

test('with no settings at all a message can be read in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  const file = join(folder, 'shop.log');
  const log = createLog({ level: readConfig({}).logLevel, file });
  {
    await using shop = await startShop({ overrides: { log } });
    const username = freshPhone();
    await ask(shop, '/api/auth/sign-in/', { body: { username } });
    await shop.settle();
    await new Promise((done) => log.flush(done));
    const { sms } = JSON.parse(await readFile(file, 'utf8'));
    assert.ok(sms.includes(`${username}: `), sms);
    assert.match(sms, /(?<!\w)\d{6}(?!\w)/);
  }
  await rm(folder, { recursive: true });
});

test('health says that the shop runs and is ready, and why it is not', async () => {
  await using shop = await startShop();
  assert.equal((await ask(shop, '/health/live')).status, 200);
  assert.equal((await ask(shop, '/health/ready')).status, 200);
});
