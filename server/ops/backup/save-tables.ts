/** Saves the database as files: every table by COPY, all in one snapshot, while the shop goes on selling. */
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connect } from '#server/platform/db/connect.ts';
import { readKeyMark } from '#server/platform/db/key-mark.ts';
import { readApplied } from '#server/platform/db/schema.ts';
import { masterPath } from '#server/features/media/picture-master.ts';
import type { Draft, Manifest, SavedSequence, SavedTable } from './manifest.ts';

/** A file of the picture storage that the database references. */
export type StoredPicture = { path: string; isOptional: boolean };

type TablesDump = Pick<
  Manifest,
  'at' | 'audit' | 'ledger' | 'migrations' | 'queue' | 'tables' | 'sequences'
> & {
  stored: StoredPicture[];
  keyMark: string | undefined;
};

/** Tables of the shop and of its queue, except those in which migrations are recorded: the manifest has them. */
const theirs = `n.nspname in (current_schema(), 'graphile_worker')
  and not (c.relname in ('migration', 'expand_migration') and n.nspname = current_schema())
  and not (c.relname = 'migrations' and n.nspname = 'graphile_worker')`;

/** @throws RangeError for a database without a shop */
export async function saveTables(databaseUrl: string, draft: Draft): Promise<TablesDump> {
  await using client = await connect(databaseUrl, 'sowgat-backup');
  await client.query('begin isolation level repeatable read read only');
  const at = await ask<{ at: Date }>(client, 'select now() as at');
  const migrations = (await readApplied(client)).map(({ name, hash }) => ({ name, hash }));
  if (migrations.length === 0) throw new RangeError('There is no shop in this database: nothing to back up.');
  const queue = await ask<{ id: number }>(
    client,
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  const tables: SavedTable[] = [];
  for (const table of await findTables(client)) {
    const path = `tables/${table.name}.copy.gz`;
    const copy = client.query(copyTo(`copy ${table.quoted} (${quoteAll(table.columns)}) to stdout`));
    await draft.pack(path, copy);
    tables.push({ name: table.name, columns: table.columns, rows: copy.rowCount, path });
  }
  const sequences = await findSequences(client);
  const stored = await findStored(client, tables);
  const audit = await findAnchor(client);
  const ledger = tables.some(({ name }) => name === 'ledger_day') ? await findLastDay(client) : undefined;
  const keyMark = await readKeyMark(client);
  await client.query('commit');
  const [instant, newest] = [(at[0] as { at: Date }).at.toISOString(), queue[0]?.id as number];
  const anchors = { audit, ...(ledger === undefined ? {} : { ledger }) };
  return { at: instant, migrations, queue: newest, tables, sequences, ...anchors, stored, keyMark };
}

type TableColumns = { name: string; quoted: string; columns: string[] };

/** Tables with their columns, without generated ones, which the database computes again. */
function findTables(client: pg.Client): Promise<TableColumns[]> {
  return ask<TableColumns>(
    client,
    `select ${nameOf('n.nspname', 'c.relname')} as name, format('%I.%I', n.nspname, c.relname) as quoted,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and ${theirs}
     group by 1, 2 order by 1`,
  );
}

/** SQL of a table's name: without schema for the shop's own, whose name may differ. */
function nameOf(schema: string, name: string): string {
  return `case when ${schema} = current_schema() then ${name}::text else ${schema} || '.' || ${name} end`;
}

function findSequences(client: pg.Client): Promise<SavedSequence[]> {
  return ask<SavedSequence>(
    client,
    `select ${nameOf('schemaname', 'sequencename')} as name, last_value::float8 as last
     from pg_sequences where schemaname in (current_schema(), 'graphile_worker') and last_value is not null
     order by 1`,
  );
}

async function findAnchor(client: pg.Client): Promise<string> {
  const rows = await ask<{ anchor: string }>(
    client,
    `select count(*) || ':' || coalesce((select hash from audit order by id desc limit 1), '') as anchor from audit`,
  );
  return rows[0]?.anchor ?? '';
}

async function findLastDay(client: pg.Client): Promise<string | undefined> {
  const rows = await ask<{ anchor: string }>(
    client,
    `select day || ':' || hash as anchor from ledger_day order by day desc limit 1`,
  );
  return rows[0]?.anchor;
}

async function findStored(client: pg.Client, tables: readonly SavedTable[]): Promise<StoredPicture[]> {
  const rows = await ask<{ id: string; paths: string[] }>(
    client,
    `select id, array(select part->>'path' from jsonb_array_elements(renditions) part) as paths
     from picture order by id`,
  );
  // Older schemas lack these tables. Optional, since a private file may be deleted between the snapshot and its copy.
  const privates: { path: string }[] = [];
  for (const name of ['order_photo', 'private_file'])
    if (tables.some((table) => table.name === name))
      privates.push(
        ...(await ask<{ path: string }>(
          client,
          `select path from ${name} where deleted_at is null order by path`,
        )),
      );
  return [
    ...rows.flatMap(({ id, paths }) => [
      ...paths.map((path) => ({ path, isOptional: false })),
      { path: masterPath(id), isOptional: true },
    ]),
    ...privates.map(({ path }) => ({ path, isOptional: true })),
  ];
}

/** Column names as a list in SQL. */
export function quoteAll(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

async function ask<Row>(client: pg.Client, sql: string): Promise<Row[]> {
  return (await client.query(sql)).rows as Row[];
}
