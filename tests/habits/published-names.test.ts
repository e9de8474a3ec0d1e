/** Names that others depend on: clients, staff's tools, stored rows, browsers. They may be added to, never changed. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { auditActions, auditSubjects } from '#domain/audit/audit-names.ts';
import { errorStatus } from '#contract/errors.ts';
import { smsKinds } from '#domain/notifications/sms-template.ts';
import { allPermissions, roleMay, staffRoles } from '#domain/staff.ts';
import { commands } from '#server/ops/cli/commands.ts';
import { isSecret, settings } from '#server/config/settings.ts';
import { jobHandlers, scheduledTasks } from '#server/jobs.ts';
import { securityEvents } from '#server/platform/security-log.ts';
import { shopFigures } from '#server/ops/metrics/shop-figures.ts';
import { cacheNames, shellCache } from '#storefront/offline/cache-names.ts';
import { asideKey } from '#storefront/store/persistence.ts';
import { settings as storefrontSettings } from '#storefront/settings.ts';
import { parts } from '#storefront/app/store.ts';
import { listApiNames } from '../support/shop/api-names.ts';
import { ownerOf } from '../support/shop/database.ts';
import { signIn } from '../support/people/people.ts';
import { listSourceNames } from '../support/shop/source-names.ts';
import { hire } from '../support/people/staff.ts';
import { startShop, type TestShop } from '../support/shop/start-shop.ts';

const snapshot = './published-names.txt';

test('no published name is changed or gone', async () => {
  await using shop = await startShop();
  const names = [
    ...listApiNames(),
    ...listSourceNames(),
    ...listConstants(),
    ...listCaches(),
    ...(await listCookies(shop)),
    ...(await listMetrics(shop)),
    ...(await listColumns(shop)),
    ...(await listChannels(shop)),
  ];
  const now = new Set(names);
  const gone = readFileSync(new URL(snapshot, import.meta.url), 'utf8')
    .split('\n')
    .flatMap(unfold)
    .filter((name) => name !== '' && !now.has(name));
  expect(gone, 'stored, or relied on by others: give it its name back').toEqual([]);
  // New names are added with `npm test -- published-names -u`.
  await expect(fold(now)).toMatchFileSnapshot(snapshot);
});

/** One line for all names with the same prefix: `field GET /api/x/ reply.data.: id, title`. */
function fold(names: ReadonlySet<string>): string {
  const lines = Map.groupBy([...names].toSorted(), (name) => headOf(name));
  const folded = [...lines].map(([head, all]) =>
    head === '' ? all.join('\n') : `${head}: ${all.map((name) => name.slice(head.length)).join(', ')}`,
  );
  return `${folded.join('\n').split('\n').toSorted().join('\n')}\n`;
}

function unfold(line: string): string[] {
  const [head = '', names] = line.split(/(?<=[. ]): /);
  return names === undefined ? [line] : names.split(', ').map((name) => head + name);
}

function headOf(name: string): string {
  return /^(field .+( = |[.])|route .+ refuses |column \w+[.])(?=[^ ]+$)/.exec(name)?.[0] ?? '';
}

function listConstants(): string[] {
  return [
    ...Object.entries(errorStatus).map(([code, status]) => `error ${code} ${status}`),
    ...allPermissions.flatMap((permission) =>
      staffRoles
        .filter((role) => roleMay(role, permission))
        .map((role) => `permission ${permission} of ${role}`),
    ),
    ...settings.map((name) => `setting ${name}${isSecret(name) ? ' secret' : ''}`),
    ...Object.keys(jobHandlers).map((name) => `job ${name}`),
    ...scheduledTasks.map(({ name }) => `scheduled ${name}`),
    ...Object.keys(commands).map((name) => `command ${name}`),
    ...shopFigures.flatMap(({ name, labels = [] }) => labels.map((label) => `metric ${name} label ${label}`)),
    ...smsKinds.map((kind) => `sms ${kind}`),
    ...securityEvents.map((event) => `security event ${event}`),
    ...auditActions.map((action) => `audit action ${action}`),
    ...auditSubjects.map((subject) => `audit subject ${subject}`),
    ...Object.entries(parts).flatMap(([key, { fields }]) =>
      fields.map((field) => `browser ${storefrontSettings.storePrefix}${key}.d.${field}`),
    ),
    ...Object.entries(parts).flatMap(([key, { joins }]) => (joins ? [`browser ${asideKey(key)}`] : [])),
    `browser version ${storefrontSettings.storeVersion}`,
  ];
}

/** The service worker's caches, as named in the browser. */
const listCaches = (): string[] =>
  [...Object.values(cacheNames), shellCache('VERSION')].map((name) => `browser cache ${name}`);

async function listCookies(shop: TestShop): Promise<string[]> {
  const [{ api }, { office }] = [await signIn(shop), await hire(shop)];
  return [
    ...[...api.jar.keys()].map((name) => `cookie ${name} of a customer`),
    ...[...office.jar.keys()].map((name) => `cookie ${name} of staff`),
  ];
}

async function listMetrics({ api }: TestShop): Promise<string[]> {
  const text = await (await api.raw('/metrics')).text();
  const types = [...text.matchAll(/^# TYPE (sowgat_\w+) (\w+)$/gm)];
  const labels = [...text.matchAll(/^(sowgat_\w+)\{(.*)\}/gm)].flatMap(([, name, pairs = '']) =>
    [...pairs.matchAll(/(\w+)="/g)].map(([, label]) => `metric ${name} label ${label}`),
  );
  return [...types.map(([, name, type]) => `metric ${name} ${type}`), ...labels];
}

async function listColumns({ ctx }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(ctx.db);
  return rows.map(({ name }) => `column ${name}`);
}

/** Publishes a change as a node does, and collects the channels on which it arrives. */
async function listChannels({ ctx, databaseUrl }: TestShop): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const client = new pg.Client({ connectionString: ownerOf(databaseUrl) });
  opened.defer(() => client.end());
  await client.connect();
  await client.query('listen sowgat_changed');
  const heard = new Promise<string>((resolve) =>
    client.once('notification', ({ channel }) => resolve(channel)),
  );
  ctx.invalidation.publish([1]);
  return [`channel ${await heard}`];
}
