import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrateJobs } from './jobs.ts';

const folder = new URL('../migrations/', import.meta.url);
const migratorLock = 7_306_001;

/**
 * Brings a database to the newest schema: forward only, one migrator at a time, each file in its own transaction.
 * Refuses when a file that was applied has been edited since, or when the database is newer than the program.
 */
export async function migrate(databaseUrl: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sowgat-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migratorLock]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const done = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map(
        (row) => [row.name, row.hash],
      ),
    );
    const files = await readMigrations();
    const known = new Set(files.map((file) => file.name));
    const newer = [...done.keys()].filter((name) => !known.has(name));
    if (newer.length > 0)
      throw new Error(
        `The database is newer than this program (it has ${newer.join(', ')}). Start the newer version.`,
      );
    const applied: string[] = [];
    for (const file of files) {
      const hash = done.get(file.name);
      if (hash === file.hash) continue;
      if (hash !== undefined)
        throw new Error(
          `Migration ${file.name} was edited after it had been applied. Restore the file and add a new migration instead.`,
        );
      await applyOne(client, file);
      applied.push(file.name);
    }
    await migrateJobs(databaseUrl);
    return { applied };
  } finally {
    await client.end();
  }
}

type Migration = { name: string; sql: string; hash: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyOne(client: pg.Client, file: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '5s'");
    await client.query(file.sql);
    await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
