import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createTestDatabase, withDatabase } from '../../../tests/support/shop/database.ts';
import { loadTables } from '#server/ops/backup/load-tables.ts';
import type { Backup } from '#server/ops/backup/manifest.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { findSchema } from './schema.ts';
import { StartError } from '#server/platform/start-refused.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'server/migrations');
/**
 * Migrations up to this one belong to the first release, which starts with an empty database: their locks block nobody.
 */
const firstRelease = '0018';

/** A folder with the shop's migrations and one more. */
async function addMigration(
  name: string,
  sql: string,
): Promise<AsyncDisposable & { path: string; from: URL; rewrite: (sql: string) => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, sql);
  return {
    path,
    from: pathToFileURL(`${folder}/`),
    rewrite: (text) => writeFile(path, text),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The findings of squawk, one a line: it knows which statements block a running shop. */
function inspect(paths: string[]): string {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/squawk-cli/js/bin/squawk'),
      '-c',
      join(root, 'build/squawk.toml'),
      '--reporter',
      'Gcc',
      ...paths,
    ],
    { encoding: 'utf8' },
  );
  if (error || stderr.trim()) throw error ?? new Error(stderr);
  return stdout;
}

test('two servers that start at the same time migrate once', async () => {
  await using database = await createTestDatabase('template1');
  const outcomes = await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  expect(outcomes.map(({ applied }) => applied).sort((a, b) => b.length - a.length)).toEqual([names, []]);
});

test('a migration waits one second for a lock of the running shop, then retries', async () => {
  await using database = await createTestDatabase();
  await using added = await addMigration(
    '9001-note.sql',
    "alter table product add column remark text not null default '';",
  );
  await withDatabase(database.url, new URL(database.url).pathname.slice(1), async (holder) => {
    await holder.query('begin; select 1 from product; lock table product in access share mode');
    await expect(migrate(database.ownerUrl, { from: added.from, tries: 1 })).rejects.toThrow(
      /9001-note.sql.*lock timeout/,
    );
    const migrating = migrate(database.ownerUrl, { from: added.from });
    await holder.query('commit');
    expect((await migrating).applied).toEqual(['9001-note.sql']);
    expect((await migrate(database.ownerUrl, { from: added.from })).applied).toEqual([]);
  });
});

test('forward only: an edited file and an unknown one are refused, a broken one leaves nothing', async () => {
  await using database = await createTestDatabase();
  await using added = await addMigration('9001-note.sql', 'create table remark (id integer); select 1/0;');
  await expect(migrate(database.ownerUrl, { from: added.from })).rejects.toThrow(
    /9001-note.sql failed: division by zero/,
  );
  await added.rewrite('create table remark (id integer);');
  expect((await migrate(database.ownerUrl, { from: added.from })).applied).toEqual(['9001-note.sql']);
  await added.rewrite('create table remark (id bigint);');
  await expect(migrate(database.ownerUrl, { from: added.from })).rejects.toThrow(
    /edited after it had been applied/,
  );
  await expect(migrate(database.ownerUrl)).rejects.toThrow(StartError);
  await expect(findSchema(database.url)).rejects.toThrow(/newer than this program: it has 9001-note.sql/);
});

test('a database of a release before 2.0.0 is refused with a sentence', async () => {
  await using database = await createTestDatabase('template1');
  await withDatabase(database.ownerUrl, new URL(database.ownerUrl).pathname.slice(1), async (client) => {
    await client.query('create table migration (name text primary key, hash text not null)');
    await client.query("insert into migration values ('0001-foundation.sql', 'x'), ('0002-media.sql', 'y')");
  });
  const former = /of a release before 2[.]0[.]0.*empty DATA_DIR/;
  await expect(migrate(database.ownerUrl)).rejects.toThrow(former);
  const backup = { manifest: { migrations: [{ name: '0002-media.sql', hash: 'y' }] } } as Backup;
  await expect(loadTables(backup, database.ownerUrl)).rejects.toThrow(former);
});

test('what a newer release only added does not stop this one, and is not seen by the one before', async () => {
  await using database = await createTestDatabase();
  await using added = await addMigration('9001-note.sql', '-- expand\ncreate table remark (id integer);');
  expect((await migrate(database.ownerUrl, { from: added.from })).applied).toEqual(['9001-note.sql']);
  expect((await migrate(database.ownerUrl, { from: added.from })).applied).toEqual([]);
  expect((await migrate(database.ownerUrl)).applied).toEqual([]);
  expect(await findSchema(database.url)).toEqual({ missing: [], ahead: ['9001-note.sql'] });
  const seenBefore = await withDatabase(database.url, new URL(database.url).pathname.slice(1), (client) =>
    client.query("select from migration where name >= '9'"),
  );
  expect(seenBefore.rowCount).toBe(0);
});

test('a migration says whether the release before can serve on what it leaves', async () => {
  const later = (await readMigrations()).filter(({ name }) => name.slice(0, 4) > firstRelease);
  const silent = later.filter(({ sql }) => !/^-- (expand|contract)\b/.test(sql));
  expect(
    silent.map(({ name }) => name),
    'begin the file with "-- expand" or "-- contract"',
  ).toEqual([]);
});

test('a migrator that waits says for whom, and gives up', async () => {
  await using database = await createTestDatabase();
  await withDatabase(database.url, new URL(database.url).pathname.slice(1), async (holder) => {
    await holder.query("set application_name = 'hung'; select pg_advisory_lock(7306001)");
    const heard: string[] = [];
    const waiting = migrate(database.ownerUrl, {
      onWait: (sentence) => heard.push(sentence),
      sayAfterMs: 200,
      giveUpAfterMs: 600,
    });
    await expect(waiting).rejects.toThrow(StartError);
    expect(heard).toEqual([
      expect.stringMatching(/^Another migration holds the lock: process \d+ \(hung\), since 20/),
    ]);
    await holder.query('select pg_advisory_unlock_all()');
    expect((await migrate(database.ownerUrl)).applied).toEqual([]);
  });
});

test('an index is built beside the open shop', async () => {
  await using database = await createTestDatabase();
  await using added = await addMigration(
    '9001-index.sql',
    '-- expand, outside a transaction\ndrop index concurrently if exists product_seen;\ncreate index concurrently product_seen on product (id);\n',
  );
  const applied = await Promise.all([
    migrate(database.ownerUrl, { from: added.from }),
    migrate(database.ownerUrl, { from: added.from }),
  ]);
  expect(applied.flatMap((one) => one.applied)).toEqual(['9001-index.sql']);
});

test('migrations after the first release do nothing dangerous to an open shop', async () => {
  const later = (await readdir(migrations)).filter(
    (name) => name.endsWith('.sql') && name.slice(0, 4) > firstRelease,
  );
  expect(later.length === 0 ? '' : inspect(later.map((name) => join(migrations, name)))).toBe('');
});

test.each([
  ['create index product_seen on product (id);', 'require-concurrent-index-creation'],
  ['alter table product add column remark text not null;', 'adding-required-field'],
  ['alter table product alter column id type bigint;', 'changing-column-type'],
  ['alter table product add constraint seen check (id > 0);', 'constraint-missing-not-valid'],
  ['alter table product drop column brand_id;', 'ban-drop-column'],
  ['alter table product rename column brand_id to maker_id;', 'renaming-column'],
  ['drop table product;', 'ban-drop-table'],
])('%s is refused', async (sql, rule) => {
  await using added = await addMigration('9001-danger.sql', sql);
  expect(inspect([added.path])).toContain(rule);
});
