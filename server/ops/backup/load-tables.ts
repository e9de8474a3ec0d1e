/** Loads the tables of a backup in one transaction, so that a failed restore leaves nothing. */
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '#server/platform/db/migrate.ts';
import { readMigrations } from '#server/platform/db/migrations.ts';
import { readApplied, refuseFormer } from '#server/platform/db/schema.ts';
import { type Backup, unpack } from './manifest.ts';
import { quoteAll } from './save-tables.ts';

/**
 * Fills an empty database: first the schema that the backup was made with, then its rows, then newer migrations.
 *
 * @throws RangeError when this program does not know the backup's schema
 */
export async function loadTables(backup: Backup, databaseUrl: string): Promise<void> {
  const { migrations } = backup.manifest;
  refuseFormer(migrations, await readMigrations());
  await migrate(databaseUrl, { upTo: migrations.at(-1)?.name ?? '' });
  await using client = await connect(databaseUrl, 'sowgat-restore');
  await requireSameSchema(client, backup);
  await client.query('begin');
  await loadRows(client, backup);
  await client.query('commit');
  await migrate(databaseUrl);
  await client.query('analyze');
}

async function requireSameSchema(client: pg.Client, { manifest, folder }: Backup): Promise<void> {
  const rows = (await readApplied(client)).map(({ name, hash }) => ({ name, hash }));
  if (JSON.stringify(rows) !== JSON.stringify(manifest.migrations))
    throw new RangeError(
      `${folder} was made by another program: its schema is ${manifest.migrations.at(-1)?.name}, in a form this program does not have. Restore with the release that made it, or a newer one.`,
    );
  const queue = await client.query<{ id: number }>(
    'select max(id)::int as id from graphile_worker.migrations',
  );
  if ((queue.rows[0]?.id ?? 0) < manifest.queue)
    throw new RangeError(`${folder} has a newer queue than this program. Restore with a newer release.`);
}

async function loadRows(client: pg.Client, { manifest, folder }: Backup): Promise<void> {
  const keys = await findForeignKeys(client);
  const names = manifest.tables.map(({ name }) => quote(name));
  // Foreign keys are added again after all rows, since tables reference each other. Triggers would refuse rows or run
  // their effects twice.
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    const copy = client.query(copyFrom(`copy ${quote(table.name)} (${quoteAll(table.columns)}) from stdin`));
    await pipeline(unpack(folder, table.path), copy);
    if (copy.rowCount !== table.rows)
      throw new RangeError(
        `${table.path} has ${copy.rowCount} rows and not ${table.rows}: the backup is damaged.`,
      );
  }
  for (const { name, last } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [quote(name), last]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, rule } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${rule}`);
}

async function findForeignKeys(client: pg.Client): Promise<{ table: string; name: string; rule: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in (current_schema(), 'graphile_worker')`,
  );
  return rows;
}

/** Quotes a table's name for SQL. */
function quote(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.');
}
