/** A release has one number, and what it does to the data of a shop that is open is written down. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const changes = read('deploy/CHANGELOG.md');
/** The files of the first release; they are run on an empty database. */
const baseline = 18;
const added = readdirSync(join(root, 'server/migrations')).filter(
  (name) => Number(name.slice(0, 4)) > baseline,
);

test('the newest entry of the changelog has the number of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^## (\S+)$/m.exec(changes)?.[1]).toBe(version);
});

test('every migration is named in the changelog', () => {
  expect(added.filter((name) => !changes.includes(name))).toEqual([]);
});

test('no migration fills a table in the transaction that makes an index, a trigger or a foreign key', () => {
  expect(added.filter((name) => holdsWhileItFills(read(`server/migrations/${name}`)))).toEqual([]);
  const planted = 'create index product_seen on product (id);\nupdate product set position = 0;';
  expect(holdsWhileItFills(planted)).toBe(true);
  expect(holdsWhileItFills(`-- expand, outside a transaction\n${planted}`)).toBe(false);
});

function holdsWhileItFills(sql: string): boolean {
  if (/^-- .*\boutside a transaction\b/.test(sql)) return false;
  return (
    /^\s*(update|insert into) /m.test(sql) &&
    /\b(create (unique )?index|create (constraint )?trigger|references) /.test(sql)
  );
}
