/** The database that a backup is restored into: empty, or created beside the existing one. */
import pg from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';

const notAllowed = '42501';

/** Order numbers issued after the backup must never be issued again, so the sequence skips this many. */
const ordersSkipped = 1000;

/** Whether the database is not empty. */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  const [found] = await ask<{ full: boolean }>(
    databaseUrl,
    "select exists (select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace) as full",
  );
  return found?.full ?? false;
}

/** @throws RangeError while a shop is open on the database */
export async function requireNobodyElse(databaseUrl: string): Promise<void> {
  const [others] = await ask<{ count: number }>(
    databaseUrl,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others && others.count > 0)
    throw new RangeError(
      `Somebody works with this database (${others.count} connections). Close the shop first, on every node.`,
    );
}

/**
 * Creates an empty database beside a full one.
 *
 * @returns its connection string
 */
export async function createBeside(databaseUrl: string): Promise<string> {
  const beside = `${nameOf(databaseUrl)}_restoring`;
  const keeper = named(databaseUrl, 'postgres');
  try {
    await ask(keeper, `drop database if exists ${pg.escapeIdentifier(beside)}`);
    await ask(keeper, `create database ${pg.escapeIdentifier(beside)} template template0 encoding 'UTF8'`);
  } catch (error) {
    if (sqlState(error) !== notAllowed) throw error;
    throw new RangeError(
      'The user of DATABASE_OWNER_URL may not create databases. Make an empty one yourself, name it in DATABASE_URL and DATABASE_OWNER_URL, and restore without --replace.',
    );
  }
  return named(databaseUrl, beside);
}

/**
 * Renames the restored database to the name of the existing one. @returns the name under which the existing one is kept
 */
export async function takeName(databaseUrl: string, besideUrl: string, now: Date): Promise<string> {
  const name = nameOf(databaseUrl);
  const kept = `${name}_before_${now.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`;
  const rename = (from: string, to: string) =>
    `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`;
  // In one transaction: a start in between would find no database of that name and create an empty one.
  await ask(
    named(databaseUrl, 'postgres'),
    `begin; ${rename(name, kept)}; ${rename(nameOf(besideUrl), name)}; commit`,
  );
  return kept;
}

/** After a restore: unlocks the jobs of the former server, and moves the sequence of order numbers forward. */
export async function settleRestored(databaseUrl: string): Promise<void> {
  await ask(
    databaseUrl,
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await ask(
    databaseUrl,
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
  await ask(
    databaseUrl,
    `select setval(s.id, greatest((select max(number) from shop_order), pg_sequence_last_value(s.id), q.seqstart) + ${ordersSkipped})
     from (select pg_get_serial_sequence('shop_order', 'number')::regclass as id) s join pg_sequence q on q.seqrelid = s.id`,
  );
}

function nameOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}

function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.toString();
}

async function ask<Row>(databaseUrl: string, sql: string): Promise<Row[]> {
  await using client = await connect(databaseUrl, 'sowgat-restore');
  return (await client.query(sql)).rows as Row[];
}
