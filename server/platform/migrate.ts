import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { sqlState } from './db.ts';
import { migrateJobs } from './jobs.ts';
import { projectFile } from './project-file.ts';

const folder = pathToFileURL(projectFile('server/migrations/'));
const migratorLock = 7_306_001;
const lockNotAvailable = '55P03';

export type MigrateOptions = {
  /** Stops after this migration; `''` is before the first. For restoring an older backup. */
  upTo?: string;
  /** How often a lock that a running shop holds is asked for again. */
  tries?: number;
  /** Another folder of migrations, in tests. */
  from?: URL;
};

/**
 * Brings a database to the newest schema: forward only, one migrator at a time, each file in its own transaction.
 * A statement waits a second for a lock, because everybody else queues behind it meanwhile, and is then tried again.
 * Refuses when a file that was applied has been edited since, or when the database is newer than the program.
 */
export async function migrate(
  databaseUrl: string,
  options: MigrateOptions = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sowgat-migrate' });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await applyMissing(client, options);
    await migrateQueue(databaseUrl);
    return { applied };
  } finally {
    await client.end();
  }
}

/** Over connections that are gone when it is done: whoever drops the database next finds nobody in it. */
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

/** Asks again and again rather than waiting inside PostgreSQL, where a waiting statement would hold up an index that is built beside the shop. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migratorLock,
    ]);
    if (rows[0]?.mine) return;
    await pause(100);
  }
}

async function applyMissing(client: pg.Client, options: MigrateOptions): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration');
  const done = new Map(rows.map((row) => [row.name, row.hash]));
  const files = await readMigrations(options.from ?? folder);
  const known = new Set(files.map((file) => file.name));
  const newer = [...done.keys()].filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new Error(
      `The database is newer than this program (it has ${newer.join(', ')}). Start the newer version.`,
    );
  const applied: string[] = [];
  for (const file of files) {
    if (options.upTo !== undefined && file.name > options.upTo) break;
    const hash = done.get(file.name);
    if (hash === file.hash) continue;
    if (hash !== undefined)
      throw new Error(
        `Migration ${file.name} was edited after it had been applied. Restore the file and add a new migration instead.`,
      );
    await applyPatiently(client, file, options.tries ?? 30);
    applied.push(file.name);
  }
  return applied;
}

export type Migration = { name: string; sql: string; hash: string };

/** Every migration, in the order in which it is applied. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyPatiently(client: pg.Client, file: Migration, tries: number): Promise<void> {
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
  const written = ['insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]] as const;
  if (isOutsideTransaction(file)) {
    await client.query("set lock_timeout = '1s'; set statement_timeout = 0");
    // Several statements in one message would be one transaction again.
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

/** `create index concurrently` works only outside of a transaction; such a file says so in its first line. */
export function isOutsideTransaction({ sql }: Pick<Migration, 'sql'>): boolean {
  return sql.startsWith('-- outside a transaction');
}
