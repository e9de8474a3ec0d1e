import type pg from 'pg';
import { connect } from './connect.ts';
import { sqlState } from './sql-state.ts';
import { isExpand, type Migration, readMigrations } from './migrations.ts';
import { StartError } from '#server/platform/start-refused.ts';

const notAllowed = '42501';

/**
 * Applied migrations are recorded in two tables. Every release refuses a row of `migration` that it does not know.
 * Migrations that only add are recorded in `expand_migration` instead, so that the previous release still starts.
 */
export function tableOf(migration: Pick<Migration, 'sql'>): 'migration' | 'expand_migration' {
  return isExpand(migration) ? 'expand_migration' : 'migration';
}

export type MigrationRow = { name: string; hash: string; isExpand: boolean };

/** Applied migrations by name; empty for a new database. @throws StartError without rights on the schema */
export async function readApplied(client: pg.ClientBase): Promise<MigrationRow[]> {
  const applied: MigrationRow[] = [];
  for (const table of ['migration', 'expand_migration']) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      table,
    ]);
    if (!rows[0]?.there) continue;
    const found = await client
      .query<{ name: string; hash: string }>(`select name, hash from ${table}`)
      .catch(explainRights);
    applied.push(...found.rows.map((row) => ({ ...row, isExpand: table === 'expand_migration' })));
  }
  return applied.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function explainRights(error: unknown): never {
  if (sqlState(error) !== notAllowed) throw error;
  throw new StartError(
    'The role that serves has no rights on the schema yet: the next start gives them, or npm run shop -- migrate.',
  );
}

export type SchemaState = {
  /** Migrations of this program that the database lacks. */
  missing: string[];
  /** Migrations of a newer program that only add: this program serves all the same. */
  ahead: string[];
};

/** Migrations up to this one are of the first release; others of these numbers made the schema of earlier builds. */
const lastOfFirst = '0018';

/** @throws StartError for a schema of earlier builds, in a database or in a backup */
export function refuseFormer(applied: readonly { name: string }[], files: readonly Migration[]): void {
  const known = new Set(files.map(({ name }) => name));
  if (applied.some(({ name }) => !known.has(name) && name.slice(0, 4) <= lastOfFirst))
    throw new StartError(
      'The data are of a release before 2.0.0, which this one does not take over. Start it with an empty DATA_DIR or database; the former release exports the goods.',
    );
}

/** @throws StartError when this program cannot serve on the schema, neither now nor after migrating */
export function compareSchema(applied: readonly MigrationRow[], files: readonly Migration[]): SchemaState {
  refuseFormer(applied, files);
  const known = new Map(files.map((file) => [file.name, file.hash]));
  const unknown = applied.filter(({ name }) => !known.has(name));
  const newer = unknown.filter((one) => !one.isExpand).map(({ name }) => name);
  if (newer.length > 0)
    throw new StartError(
      `The database is newer than this program: it has ${nameSome(newer)}, which did more than add. Start the release that brought it, or restore a backup from before it.`,
    );
  const edited = applied.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (edited)
    throw new StartError(
      `Migration ${edited.name} was edited after it had been applied. Restore the file and add a new migration instead.`,
    );
  const done = new Set(applied.map(({ name }) => name));
  return {
    missing: files.map(({ name }) => name).filter((name) => !done.has(name)),
    ahead: unknown.map(({ name }) => name),
  };
}

/** Compares the schema of a database with this program, without changing anything. */
export async function findSchema(databaseUrl: string, from?: URL): Promise<SchemaState> {
  await using client = await connect(databaseUrl, 'sowgat-check');
  return compareSchema(await readApplied(client), await readMigrations(from));
}

/** The missing migrations in one sentence, or undefined. */
export function describeMissing({ missing }: SchemaState): string | undefined {
  if (missing.length === 0) return undefined;
  return `The schema lacks ${nameSome(missing)}: the next start brings it, or npm run shop -- migrate.`;
}

function nameSome(names: readonly string[]): string {
  return names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', ');
}
