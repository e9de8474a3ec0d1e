import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { describeSettings } from './describe-settings.ts';
import { isSecret, settingRows, settings } from './settings.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://sowgat.example',
  DATABASE_URL: 'postgres://shop:a-password-of-its-own@db.example/shop',
  SECRET_KEY: 'b3Vyb3duLWtleS1vZi10aGlydHktdHdvLWJ5dGVzLWFuZC1tb3Jl',
  SMS_DRIVER: 'file',
  SMS_FILE: '/tmp/sms.jsonl',
  BANK_HALK_URL: 'https://mpi.example/payment/rest',
  BANK_HALK_USER: 'shop-api',
  BANK_HALK_PASSWORD: 'long and of its own',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}

test('docs/settings.md has one row for each setting, in its order, with its meaning and default', () => {
  const rows = readFileSync(projectFile('docs/settings.md'), 'utf8').match(/^\| `[A-Z].+$/gm) ?? [];
  expect(rows.map((row) => /^\| `([A-Z].*?)` \| \S.* \| \S.* \|$/.exec(row)?.[1])).toEqual(settingRows);
});

test('every setting of the list is read', () => {
  const read = new Set<string>();
  const watch = (env: Record<string, string>) =>
    readConfig(
      new Proxy(env, {
        get: (target, name: string) => {
          read.add(name);
          return target[name];
        },
      }),
    );
  watch(production);
  watch({ ...production, SMS_DRIVER: 'http', SMS_HTTP_URL: 'https://sms.example', SMS_HTTP_TOKEN: 'x' });
  watch({ SMS_DRIVER: 'smpp', SMPP_URL: 'smpp://a:b@sms.example' });
  const codes = ['HALK', 'SENAGAT', 'RYSGAL'];
  watch(Object.fromEntries(codes.map((code) => [`BANK_${code}_URL`, 'https://bank.example'])));
  expect(settings.filter((name) => !read.has(name))).toEqual([]);
});

test.each([
  ['DATABSE_URL', 'postgres://shop@db/shop', 'did you mean DATABASE_URL?'],
  ['DATABASE_URI', 'postgres://shop@db/shop', 'did you mean DATABASE_URL?'],
  ['database_url', 'postgres://shop@db/shop', 'did you mean DATABASE_URL?'],
  ['SECRETKEY', 'x', 'did you mean SECRET_KEY?'],
  ['TRUSTED_PROXY', '10.0.0.1', 'TRUSTED_PROXIES'],
  ['BANK_HALK_LOGIN', 'x', '_USER'],
  ['BANK_HALKBANK_URL', 'https://x', 'the banks are HALK, SENAGAT, RYSGAL'],
  ['SMS_PROVIDER', 'x', 'SMS_DRIVER'],
  ['BACKUP_FOLDER', '/x', 'BACKUP_DIR'],
])('the misspelt setting %s is refused with the one that was meant', (name, value, meant) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is no setting; `));
  expect(problems[0]).toContain(meant);
});

test('variables of other programs are left alone, and so is one that is set to nothing', () => {
  const others = {
    ...{ PATH: '/bin', HOME: '/root', HOSTNAME: 'a', NODE: 'x', SHELL: 'x', TZ: 'UTC', NODE_ENV: 'test' },
    ...{ DATABASE_NAME: 'x', DATABASE_HOST: 'x', DATA_DIRS: '', META_DIR: 'x', LOG_FORMAT: 'x', PORTS: 'x' },
    ...{ PGDATA: 'x', XDG_DATA_DIRS: 'x', npm_config_loglevel: 'x', SIMULATOR_PORT: '1', DATABSE_URL: ' ' },
  };
  expect(problemsOf(others)).toEqual([]);
});

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL is missing'],
  [{ BANK_HALK_URL: '', BANK_HALK_USER: '', BANK_HALK_PASSWORD: '' }, 'BANK_<CODE>_URL is missing'],
  [{ BANKS: 'none' }, 'BANKS is none and BANK_HALK_URL is set'],
  [{ BANKS: 'HALK' }, 'BANKS is "HALK"'],
  [{ SMS_PREFIXES: 'abc' }, 'SMS_PREFIXES has "abc"'],
  [{ SMS_PREFIXES: '61,6' }, 'SMS_PREFIXES has "6"'],
  [{ SMS_SENDER: 'Sowgat-Turkmenistan' }, 'SMS_SENDER is "Sowgat-Turkmenistan"'],
  [{ SMS_DRIVER: 'smpp', SMPP_URL: 'smpp://a:b@sms?window=90' }, 'SMPP_URL: window must be'],
  [{ SMS_DRIVER: 'smpp', SMPP_URL: 'smpps://a:b@sms' }, 'SMPP_URL is "smpps://***@sms"'],
  [{ STORAGE_URL: 's3://host/bucket' }, 'STORAGE_URL needs the key and the secret'],
  [{ STORAGE_URL: 's3://key:secret@host' }, 'STORAGE_URL needs one bucket'],
  [
    { STORAGE_URL: 's3://key:secret@host/b' },
    'has the bucket "b"; a bucket\'s name has 3 to 63 small letters',
  ],
  [{ HOST: '999.1.1.1' }, 'HOST is "999.1.1.1"; it must be an address or a name of this machine'],
  [{ METRICS_HOST: '300.1.1.1' }, 'METRICS_HOST is "300.1.1.1"; it must be an address'],
  [{ HOST: '::g' }, 'HOST is "::g"; it must be an address'],
])('production with %j is refused in one sentence', (change, sentence) => {
  const problems = problemsOf({ ...production, ...change });
  expect(problems).toEqual([expect.stringContaining(sentence)]);
});

test('the embedded database and a shop without banks are good for production when they are said aloud', () => {
  expect(readConfig({ ...production, DATABASE_URL: 'embedded' }).databaseUrl).toBeUndefined();
  const { BANK_HALK_URL, BANK_HALK_USER, BANK_HALK_PASSWORD, ...without } = production;
  expect(readConfig({ ...without, BANKS: 'none' }).banks).toEqual([]);
});

test('no secret is among the settings that are shown', () => {
  const secrets = settings.filter(isSecret);
  expect(secrets.length).toBeGreaterThan(8);
  const canary = 'canary-of-a-secret-that-is-long-enough-for-all';
  const values: Record<string, string> = {
    DATABASE_URL: `postgres://shop:${canary}@db.example/shop`,
    DATABASE_DIRECT_URL: `postgres://shop:${canary}@db.example/shop`,
    DATABASE_OWNER_URL: `postgres://owner:${canary}@db.example/shop`,
    DATABASE_REPLICA_URL: `postgres://shop:${canary}@db.example/shop?password=${canary}`,
    SMS_HTTP_URL: `https://shop:${canary}@sms.example/?token=${canary}`,
    SMPP_URL: `smpp://shop:${canary}@sms.example`,
    STORAGE_URL: `s3://key:${canary}@s3.example/pictures`,
  };
  const env = Object.fromEntries(secrets.map((name) => [name, values[name] ?? canary]));
  const banks = Object.fromEntries(
    ['HALK', 'SENAGAT', 'RYSGAL'].map((code) => [`BANK_${code}_URL`, `https://a:${canary}@bank.example`]),
  );
  for (const SMS_DRIVER of ['http', 'smpp'])
    expect(JSON.stringify(describeSettings(readConfig({ ...env, ...banks, SMS_DRIVER })))).not.toContain(
      canary,
    );
});
