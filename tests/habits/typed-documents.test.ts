/** Commands of the documents that make or edit configuration files are typed as they stand; their results are right. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { settings } from '#server/config/settings.ts';
import { type Machine, openMachine } from '../support/documents/open-machine.ts';
import { readBlocks } from '../support/documents/read-blocks.ts';
import { canRun } from '../support/run/can-run.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const typed = { backup: 'typed: backup', build: 'typed: build', server: 'typed: server' };
/** Every block of these documents by how it begins: which test types it, or why none does. */
const blocksOf: Record<string, Record<string, string>> = {
  'docs/runbook.md': {
    'npm run shop -- backup ': 'asks a shop',
    'newest=$(ls ': typed.backup,
    'archive_mode = on': 'settings of PostgreSQL, not commands',
    'cd /archive && pg_basebackup': 'asks a PostgreSQL server',
    'npm run shop -- restore ': 'asks a shop',
    'npm ci ': typed.build,
    '(set -e; cd /tmp': typed.server,
    'install -d -m 700 /etc/haproxy/certs': typed.server,
    'restart_nodes() {': typed.server,
    'PATH=$PWD/': 'installs packages',
    '[Service]': 'settings of a unit, not commands',
  },
  'deploy/patroni/README.md': {
    'apt-get install -y postgresql-common': typed.server,
    'fill() {': typed.server,
    'psql -h': 'asks a PostgreSQL server',
  },
};
const documents = ['.', 'docs', 'docs/decisions', 'deploy/patroni'].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
);

test('every block of commands is typed, or listed with the reason why not', () => {
  for (const [path, known] of Object.entries(blocksOf)) {
    const kinds = readBlocks(read(path)).map((block) => [block.split('\n')[0], kindOf(known, block)]);
    expect(
      kinds.filter(([, kind]) => kind === undefined),
      `type the new block of ${path} here, or say why not`,
    ).toEqual([]);
    expect(kinds.length, path).toBe(Object.keys(known).length);
  }
});

test('no block that writes or edits configuration is left untyped, in whichever document', () => {
  expect(documents).toContain('docs/runbook.md');
  const writes = />>? *\S*\/etc\/|\b(?:cp|install|ln|mv|sed -i|tee)\b.*(?:\/etc\/|\bdeploy\/)/;
  const untyped = documents.flatMap((path) =>
    readBlocks(read(path)).filter(
      (block) => writes.test(block) && !kindOf(blocksOf[path] ?? {}, block)?.startsWith('typed: '),
    ),
  );
  expect(untyped).toEqual([]);
});

const canType = process.platform === 'linux' && canRun('bash') && canRun('openssl');

test.skipIf(!canType)('"systemd" leads to a proxy that knows every node in every backend', () => {
  using machine = typeRunbook();
  const nodes = machine.calls().flatMap((call) => call.match(/(?<=enable .*sowgat-web@)\d+/g) ?? []);
  expect(nodes.length).toBeGreaterThanOrEqual(2);
  const backends = readBackends(machine.read('etc/haproxy/haproxy.cfg'));
  expect([...backends.keys()]).toEqual(['nodes', 'assets']);
  for (const [name, servers] of backends)
    expect([name, servers.map(({ address }) => address)]).toEqual([
      name,
      nodes.map((port) => `127.0.0.1:${port}`),
    ]);
  // Health is checked once: the second backend follows what the first one finds.
  const checked = backends.get('nodes') ?? [];
  expect(checked.map(({ rest }) => rest)).toEqual(nodes.map(() => ''));
  expect(backends.get('assets')).toEqual(
    checked.map(({ name, address }) => ({ name, address, rest: `track nodes/${name}` })),
  );
});

test.skipIf(!canType)('"systemd" fills the settings that it names, and no other', () => {
  using machine = typeRunbook();
  const text = machine.read('etc/sowgat/shop.env');
  const names = [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  expect(names, 'a setting stands twice').toEqual([...new Set(names)]);
  expect(
    names.filter((name) => !settings.includes(name) || ['ROLE', 'PORT', 'METRICS_PORT'].includes(name)),
  ).toEqual([]);
  const example = parseEnv(read('deploy/shop.env.example'));
  const env = parseEnv(text);
  expect(names).toEqual(expect.arrayContaining(Object.keys(example)));
  expect(names.filter((name) => env[name] !== example[name]).toSorted()).toEqual([
    'BACKUP_DIR',
    'DATABASE_URL',
    'SECRET_KEY',
    'TRUSTED_PROXIES',
  ]);
  expect(Buffer.from(env['SECRET_KEY'] ?? '', 'base64')).toHaveLength(48);
  const made = machine.calls().map((call) => /^create role (\w+) login password '(\w{32,})';$/.exec(call));
  const roles = made.flatMap((role) => (role ? [[role[1], role[2]]] : []));
  const owner = parseEnv(machine.read('etc/sowgat/owner.env'));
  expect(Object.keys(owner)).toEqual(['DATABASE_OWNER_URL']);
  expect(statSync(join(machine.root, 'etc/sowgat/owner.env')).mode & 0o777).toBe(0o600);
  const databases = [owner['DATABASE_OWNER_URL'], env['DATABASE_URL']].map((url) => new URL(url ?? ''));
  expect(databases.map(({ username, password }) => [username, password])).toEqual(roles);
  expect(new Set(databases.map(({ password }) => password)).size).toBe(2);
  expect(statSync(join(machine.root, 'etc/sowgat/shop.env')).mode & 0o777).toBe(0o600);
  const byHand = { PUBLIC_URL: 'https://shop.example', BANK_HALK_USER: 'shop', BANK_HALK_PASSWORD: 'own' };
  expect(readConfig({ ...env, ...byHand, MODE: 'production' })).toMatchObject({
    backupDir: '/var/backups/sowgat',
    databaseUrl: env['DATABASE_URL'],
  });
});

test.skipIf(!canType)('"systemd" puts the release and every unit that it starts in their places', () => {
  using machine = typeRunbook();
  expect(machine.read('opt/sowgat/deploy/haproxy.cfg')).toBe(read('deploy/haproxy.cfg'));
  const started = machine.calls().flatMap((call) => call.match(/(?<=^systemctl .*)\bsowgat\S*/g) ?? []);
  const units = started.map((unit) => unit.replace(/@\d+$/, '@').replace(/(?<![.]\w+)$/, '.service'));
  expect(new Set(units)).toEqual(
    new Set(['sowgat-jobs.service', 'sowgat-web@.service', 'sowgat-nightly.timer']),
  );
  const placed = readdirSync(join(machine.root, 'etc/systemd/system'));
  expect(placed).toEqual(expect.arrayContaining([...units, 'sowgat-nightly.service']));
});

test.skipIf(!canType || !canRun('haproxy'))('HAProxy accepts what the runbook makes', () => {
  using machine = typeRunbook();
  const file = join(machine.root, 'etc/haproxy/haproxy.cfg');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' /etc/', ` ${machine.root}/etc/`));
  const { status, stderr, error } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  expect([error, status], stderr).toEqual([undefined, 0]);
});

test.skipIf(!canType)('the files for Patroni have every place filled', () => {
  using machine = openMachine();
  const path = 'deploy/patroni/README.md';
  const given = 'etc/postgresql-common/createcluster.conf';
  mkdirSync(join(machine.root, 'etc/postgresql-common'));
  writeFileSync(join(machine.root, given), '#create_main_cluster = true\n');
  cpSync(join(root, 'deploy/patroni'), join(machine.root, 'opt/patroni'), { recursive: true });
  const passwords = { REST: 'one', SUPERUSER: 'two', REPLICATION: 'three', REWIND: 'four' };
  machine.type(blocksToType(path, typed.server), { folder: 'opt/patroni', env: passwords });
  expect(machine.read(given)).toBe('create_main_cluster = false\n');
  for (const made of ['etc/default/etcd', 'etc/patroni/config.yml'])
    expect([made, /@[A-Z_]+@/.exec(machine.read(made))?.[0], machine.read(made).length > 100]).toEqual([
      made,
      undefined,
      true,
    ]);
  for (const password of Object.values(passwords))
    expect(machine.read('etc/patroni/config.yml')).toContain(password);
});

test.skipIf(!canType || !canRun('age'))('a backup leaves the machine encrypted, for one key', () => {
  using machine = openMachine();
  const [older, newest] = ['2026-11-19T20-30-00-000Z', '2026-11-20T20-30-00-000Z'];
  for (const name of [older, newest, 'wal']) {
    mkdirSync(join(machine.root, 'var/backups/sowgat', name), { recursive: true });
    writeFileSync(join(machine.root, 'var/backups/sowgat', name, 'rows'), `customers of ${name}`);
  }
  machine.type(['age-keygen -o backup.key', 'age-keygen -y backup.key > /etc/sowgat/backup.pub']);
  machine.type(blocksToType('docs/runbook.md', typed.backup));
  expect(readdirSync(join(machine.root, 'var/tmp'))).toEqual([`${newest}.tar.age`]);
  expect(machine.read(`var/tmp/${newest}.tar.age`)).not.toContain('customers');
  machine.type([`age -d -i backup.key /var/tmp/${newest}.tar.age | tar -x`]);
  expect(machine.read('rows')).toBe(`customers of ${newest}`);
});

function kindOf(known: Record<string, string>, block: string): string | undefined {
  return Object.entries(known).find(([begins]) => block.startsWith(begins))?.[1];
}

function blocksToType(path: string, kind: string): string[] {
  return readBlocks(read(path)).filter((block) => kindOf(blocksOf[path] ?? {}, block) === kind);
}

/** The build on one machine, then everything else on the server. */
function typeRunbook(): Machine {
  const machine = openMachine();
  for (const folder of ['node_modules', 'dist', 'domain', 'contract', 'server'])
    mkdirSync(join(machine.root, 'source', folder), { recursive: true });
  for (const name of ['package.json', 'deploy'])
    cpSync(join(root, name), join(machine.root, 'source', name), { recursive: true });
  machine.type(blocksToType('docs/runbook.md', typed.build), { folder: 'source' });
  machine.type([...blocksToType('docs/runbook.md', typed.server), 'restart_nodes']);
  return machine;
}

type ProxyServer = { name: string; address: string; rest: string };

function readBackends(text: string): Map<string, ProxyServer[]> {
  const backends = new Map<string, ProxyServer[]>();
  let servers: ProxyServer[] = [];
  for (const line of text.split('\n')) {
    if (/^\w/.test(line)) servers = [];
    const [, backend] = /^backend (\S+)/.exec(line) ?? [];
    if (backend) backends.set(backend, servers);
    const [, name, address, rest = ''] = /^ +server (\S+) (\S+) ?(.*)$/.exec(line) ?? [];
    if (name && address) servers.push({ name, address, rest });
  }
  return backends;
}
