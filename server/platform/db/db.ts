import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { sqlState } from './sql-state.ts';
import { nameStatements, type OnSlow } from './statements.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { servingLimits } from './serving-limits.ts';
import type { Tables } from './tables.ts';

/** Reads, and the way to transactions. */
export type Db = Kysely<Tables>;
/** Work that must be inside a transaction asks for this. */
export type Trx = Transaction<Tables>;

// bigint columns hold tenge and counters far below 2^53; a day stays the text it is, without a zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIME, (text) => text.slice(0, 5));

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const lockNotAvailable = '55P03';
/** A table was altered while a statement on it was kept prepared: prepared anew it works. */
const preparedAreOld = '0A000';
const worthRetrying = new Set([serializationFailure, deadlockDetected, lockNotAvailable, preparedAreOld]);

export type ConnectOptions = {
  /** For a database that need not be waited for. */
  queryTimeoutMs?: number;
  /** The role brings the limits: a pooler refuses them as startup parameters. */
  limitedByRole?: boolean;
};

function settingsOf(url: string, { queryTimeoutMs, limitedByRole }: ConnectOptions): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: Math.min(2_000, queryTimeoutMs ?? 2_000),
    ...(queryTimeoutMs ? { query_timeout: queryTimeoutMs } : {}),
    ...(limitedByRole ? {} : servingLimits),
    application_name: 'sowgat',
  };
}

/** Pool size per node: more connections slow down hot rows (measured), fewer make requests queue. */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  options: ConnectOptions & { max?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({ ...settingsOf(url, options), max: options.max ?? 12 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Ends a pool, and lets go of whoever listened to it: the queue's library remembers every pool that it ever worked with. */
export async function closePool(pool: pg.Pool): Promise<void> {
  await pool.end();
  pool.removeAllListeners();
  // Errors of a connection after the pool has ended are ignored.
  pool.on('error', () => undefined);
}

/** Knows a pool's connections. @returns what hangs up on all of them: whoever waits for an answer fails now */
function trackClients(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return () => {
    for (const client of clients) hangUp(client);
  };
}

/** Ends a connection whose other side does not answer. */
export function hangUp(client: pg.ClientBase | undefined): void {
  const { connection } = (client ?? {}) as { connection?: { stream?: { destroy(): void } } };
  connection?.stream?.destroy();
}

/** @param isSilent while it says so nobody waits for a connection: the database does not answer */
export function openDb(pool: pg.Pool, isSilent: () => boolean = () => false, onSlow?: OnSlow): Db {
  const dialect = new PostgresDialect({ pool: nameStatements(pool, isSilent, onSlow) });
  return new Kysely<Tables>({ dialect });
}

/** A database to read from. */
export type Source = { db: Db };
export type OpenSource = Source & { pool: pg.Pool; hangUp(): void; close(): Promise<void> };

/** @param options `isSilent` as for `openDb` */
export function openSource(
  url: string,
  onError: (error: Error) => void,
  options: ConnectOptions & { isSilent?: () => boolean; onSlow?: OnSlow } = {},
): OpenSource {
  const pool = openPool(url, onError, options);
  const hangUpPool = trackClients(pool);
  return {
    pool,
    db: openDb(pool, options.isSilent, options.onSlow),
    hangUp: hangUpPool,
    close: () => closePool(pool),
  };
}

/**
 * Opens a transaction (READ COMMITTED; rows are locked in a fixed order: customer, order, payment attempt, promo code,
 * certificate, options by id, delivery slot), or joins the one it is handed.
 * A lost lock race is tried again up to three times; a Refusal rolls back and passes through. Who joins neither commits nor
 * retries: that is up to whoever opened the transaction, and nobody between may swallow what is thrown, because nothing is rolled
 * back before the end.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (error instanceof Refusal || attempt > 3 || !worthRetrying.has(sqlState(error) ?? '')) throw error;
    }
  }
}
