/** A table is written from one room: a folder of server/features, or one place of the platform. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const list = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

type Source = { path: string; text: string };
/** The demonstration shop is put into an empty database, past the features. */
const sources = list('server')
  .filter((path) => path.endsWith('.ts') && !/[.]test[.]ts$|^server\/(seed|bank-simulator)\//.test(path))
  .map((path) => ({ path, text: read(path) }));
const tables = new Set(
  list('server/migrations').flatMap((path) =>
    [...read(path).matchAll(/^create table (\w+)/gm)].map(([, name]) => name),
  ),
);

/** Tables with a second room, and why it is there. The list only shrinks. */
const shared: Record<string, string> = {
  limit_counter: 'a customer who is unlocked or erased has no limits',
  shop_text: 'the texts of SMS are edited beside the messages',
};

const writes =
  /[.](?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:insertRow|updateRow|deleteRow)\(\s*\w+,\s*'(\w+)|\b(?:insert into|delete from|update(?=\s+\w+\s+(?:\w+\s+)?set\b)) (\w+)/g;

function roomOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'features' || first === 'platform' ? `${first}/${second}` : first;
}

/** Rooms that write each table. */
function readWriters(from: readonly Source[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of from)
    for (const [, ...names] of text.matchAll(writes)) {
      const table = names.find((name) => name !== undefined);
      if (table === undefined || !tables.has(table)) continue;
      writers.set(table, (writers.get(table) ?? new Set()).add(roomOf(path)));
    }
  return writers;
}

const sharedTables = (from: readonly Source[]) =>
  [...readWriters(from)].filter(([, rooms]) => rooms.size > 1).map(([table]) => table);

test('a table has one writer, but for a list that only shrinks', () => {
  expect(readWriters(sources).size).toBeGreaterThan(95);
  expect(sharedTables(sources).toSorted()).toEqual(Object.keys(shared).toSorted());
});

test('a second writer is seen, by the query builder and in SQL', () => {
  const planted = (text: string) =>
    sharedTables([...sources, { path: 'server/features/cart/planted.ts', text }]);
  for (const text of [
    "trx.insertInto('review')",
    "updateRow(trx, 'promo_code', id)",
    'sql`update stock k set reserved = 0`',
  ])
    expect(planted(text).length, text).toBe(Object.keys(shared).length + 1);
});

/** Tables whose rows only the ledger and its rules read; others ask it, or a view of it. */
const books =
  /\b(?:from|join) (?:transfer|account|ledger_sum|ledger_day)\b|From\('(?:transfer|account|ledger_\w+)'/i;
const readsBooks = ({ path, text }: Source) =>
  !/^server\/(?:features\/ledger|invariants|migrations)\//.test(path) && books.test(text);

test('only the ledger reads its transfers, so that a sum of money is answered in one place', () => {
  // A backup tells the hash of the last closed day.
  expect(sources.filter(readsBooks).map(({ path }) => path)).toEqual(['server/ops/backup/save-tables.ts']);
  const planted = [
    'select sum(amount_tenge) from transfer',
    'join account a on',
    "db.selectFrom('transfer')",
  ];
  const path = 'server/features/cart/planted.ts';
  expect(planted.map((text) => readsBooks({ path, text }))).toEqual([true, true, true]);
});
