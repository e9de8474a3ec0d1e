/** Files for running the shop: what they name is there, and no service of the composition is without its limits. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('files that those of deploy/ and the documents name are there', () => {
  const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const others = ['README.md', ...documents.map((name) => `docs/${name}`)];
  const named = [...files, ...others].flatMap((path) =>
    [
      ...readFileSync(resolve(root, path), 'utf8').matchAll(
        /(?<![\w/.-])(?:deploy|docs|lab|server|tests)\/[\w./-]*\w/g,
      ),
    ].map(([found]) => found),
  );
  expect(named).toEqual(
    expect.arrayContaining(['deploy/haproxy.cfg', 'server/ops/metrics/alert-cases.suite.ts']),
  );
  // The settings of a shop are its own.
  const missing = named.filter((path) => path !== 'deploy/shop.env' && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

const composition = read('deploy/compose.yaml');
const shared = new Map(
  [...composition.matchAll(/^x-\w+: &(\w+)\n((?:(?: .*)?\n)+)/gm)].map(([, name, body = '']) => [name, body]),
);
const [, services = ''] = /^services:\n([\s\S]*?)^volumes:$/m.exec(composition) ?? [];
const [, volumes = ''] = /^volumes:\n((?: .*\n)+)/m.exec(composition) ?? [];

/** The settings of a service, with those that it takes over. */
function whole(body: string): string {
  const taken = [...body.matchAll(/<<: \*(\w+)/g)].map(([, name]) => whole(shared.get(name) ?? ''));
  return [body, ...taken].join('\n');
}

const all = [...services.matchAll(/^ {2}([\w-]+):\n((?:(?: {4}.*| {2}#.*)?\n)+)/gm)].map(
  ([, name, body = '']) => ({
    name,
    settings: whole(body),
  }),
);

/** What a service lacks of this, and why. */
const allowed: Record<string, string> = {
  'db: read_only: true': 'its image begins as root, makes folders and gives them away',
  'db: cap_drop: [ALL]': 'the same',
};

test('every service of the composition has limits for log and memory, and writes only into volumes', () => {
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shop', 'backup', 'db', 'caddy', 'prometheus', 'alertmanager', 'alert-receiver']),
  );
  const limits = [
    'max-size: 20m',
    'mem_limit: ',
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
  ];
  const lacking = all.flatMap(({ name, settings }) =>
    [...limits, 'restart: unless-stopped']
      .filter((setting) => !settings.includes(setting))
      .map((setting) => `${name}: ${setting}`),
  );
  expect(lacking.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test('nothing that serves has the password of the role that owns the tables; what migrates has it, and ends', () => {
  const holders = all
    .filter(({ settings }) => settings.includes('POSTGRES_PASSWORD'))
    .map(({ name }) => name);
  expect(holders.toSorted()).toEqual(['db', 'migrate']);
  const migrating = all.find(({ name }) => name === 'migrate')?.settings ?? '';
  expect(migrating).toContain('command: ["node", "server/ops/cli/main.ts", "migrate"]\n');
  expect(migrating).toContain('restart: "no"\n');
  expect(migrating).toMatch(/DATABASE_OWNER_URL: postgres:\/\/sowgat:\$\{POSTGRES_PASSWORD\b/);
  const serving = all.find(({ name }) => name === 'shop')?.settings;
  expect(serving).toMatch(/DATABASE_URL: postgres:\/\/sowgat_shop:\$\{SERVING_PASSWORD\b/);
  expect(serving).toContain('migrate: { condition: service_completed_successfully }');
  expect(read('deploy/serving-role.sh')).toContain('-v password="$SERVING_PASSWORD"');
  for (const unit of ['sowgat-web@', 'sowgat-jobs', 'sowgat-nightly'])
    expect(read(`deploy/${unit}.service`)).not.toContain('owner.env');
  for (const unit of ['sowgat-web@', 'sowgat-jobs'])
    expect(read(`deploy/${unit}.service`)).toMatch(
      /^Wants=network-online[.]target sowgat-migrate[.]service\nAfter=.*sowgat-migrate[.]service/m,
    );
  expect(read('deploy/sowgat-migrate.service')).toMatch(
    /^Type=oneshot\n[^]*^EnvironmentFile=-\/etc\/sowgat\/owner[.]env\n/m,
  );
});

test('what a service has to remember lies in a volume of the composition', () => {
  const mounted = all.flatMap(({ settings }) =>
    [...settings.matchAll(/^ +- (\w+):\/\S*$/gm)].map(([, name]) => name),
  );
  const declared = [...volumes.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect([...new Set(mounted)].toSorted()).toEqual(declared.toSorted());
  const settingsOf = (wanted: string) => all.find(({ name }) => name === wanted)?.settings;
  expect(settingsOf('alertmanager')).toContain('- alertmanager:/alertmanager\n');
  expect(settingsOf('prometheus')).toMatch(/- --storage[.]tsdb[.]retention[.]size=\d+GB\n/);
});
