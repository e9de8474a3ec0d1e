import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect } from './connect.ts';
import { sqlState } from './sql-state.ts';
import { migrateJobs } from '#server/platform/queue/jobs.ts';
import { takeTurn, type TurnOptions } from './migrate-turn.ts';
import { isOutsideTransaction, type Migration, readMigrations } from './migrations.ts';
import { compareSchema, readApplied, tableOf } from './schema.ts';
import { grantServing } from './serving-role.ts';
import { StartError } from '#server/platform/start-refused.ts';

const lockNotAvailable = '55P03';
const notAllowed = '42501';

export type MigrateOptions = TurnOptions & {
  /** The role that serves; it is granted its rights. Without it nothing is granted. */
  servingRole?: string | undefined;
  /** Stops after this migration; `''` is before the first. For restoring an older backup. */
  upTo?: string;
  /** Most attempts of a migration that times out on a lock of the running shop; 30 by default. */
  tries?: number;
  /** Folder of migrations; tests name their own. */
  from?: URL;
};

/**
 * Brings a database to the newest schema: forward only, one migrator at a time, each file in its own transaction. A
 * statement waits a second for a lock, because other statements queue behind it meanwhile; then its file is retried.
 *
 * @throws StartError when a file that was applied has been edited since, or when the database is newer than the
 * program
 */
export async function migrate(
  databaseUrl: string,
  options: MigrateOptions = {},
): Promise<{ applied: string[] }> {
  await using _turn = await takeTurn(databaseUrl, options);
  await using client = await connect(databaseUrl, 'sowgat-migrate');
  const applied = await applyMissing(client, options);
  await migrateQueue(databaseUrl);
  if (options.servingRole !== undefined) await grantServing(client, options.servingRole);
  return { applied };
}

/**
 * Migrates the job queue's tables, and closes its connections before it returns, so that the database can be dropped
 * right after.
 */
async function migrateQueue(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, application_name: 'sowgat-migrate' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateJobs(pool);
  } finally {
    await pool.end();
  }
}

async function applyMissing(client: pg.Client, options: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(options.from);
  const { missing } = compareSchema(await readApplied(client), files);
  const { upTo } = options;
  const due = files.filter(({ name }) => missing.includes(name) && (upTo === undefined || name <= upTo));
  // When nothing is due nothing is written, so a role that only serves can start the shop.
  if (missing.length > 0) await makeRecords(client, missing);
  for (const file of due) await applyWithRetries(client, file, options.tries ?? 30);
  return due.map(({ name }) => name);
}

async function makeRecords(client: pg.Client, missing: readonly string[]): Promise<void> {
  try {
    for (const table of ['migration', 'expand_migration'])
      await client.query(
        `create table if not exists ${table} (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      );
  } catch (error) {
    if (sqlState(error) !== notAllowed) throw error;
    throw new StartError(
      `The schema lacks ${missing[0]}, and this role may not change it. Name the role that owns it in DATABASE_OWNER_URL, or run npm run shop -- migrate with it.`,
    );
  }
}

async function applyWithRetries(client: pg.Client, file: Migration, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOne(client, file);
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable || attempt >= tries)
        throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
      await pause(Math.min(attempt, 5) * 200);
    }
  }
}

async function applyOne(client: pg.Client, file: Migration): Promise<void> {
  const written = [
    `insert into ${tableOf(file)} (name, hash) values ($1, $2)`,
    [file.name, file.hash],
  ] as const;
  if (isOutsideTransaction(file)) {
    await client.query("set lock_timeout = '1s'; set statement_timeout = 0");
    // Several statements in one message would run as one transaction again.
    for (const statement of file.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
    await client.query(written[0], [...written[1]]);
    return;
  }
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '1s'; set local statement_timeout = '60s'");
    await client.query(file.sql);
    await client.query(written[0], [...written[1]]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
