/** The database that a backup goes into: empty, or made beside the one that is there. */
import pg from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';

const notAllowed = '42501';

/**
 * Numbers of orders that were given out after the backup was made are never given out again, nor where the backup was
 * made before the first order.
 */
const ordersSkipped = 1000;

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
 * Makes an empty database beside a full one.
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
      'The user of DATABASE_URL may not create databases. Make an empty one yourself, name it in DATABASE_URL, and restore without --replace.',
    );
  }
  return named(databaseUrl, beside);
}

/** The restored database takes the name of the one that was there. @returns the name under which that one is kept */
export async function takeName(databaseUrl: string, besideUrl: string, now: Date): Promise<string> {
  const name = nameOf(databaseUrl);
  const kept = `${name}_before_${now.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`;
  const rename = (from: string, to: string) =>
    `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`;
  // In one transaction: a start between the two would find no database of the shop's name, and make an empty one.
  await ask(
    named(databaseUrl, 'postgres'),
    `begin; ${rename(name, kept)}; ${rename(nameOf(besideUrl), name)}; commit`,
  );
  return kept;
}

/** What is different the day after: work that a vanished server had begun is free again, and order numbers go on further up. */
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
