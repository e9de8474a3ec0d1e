import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { sqlState } from './db-errors.ts';
import { type Lines, shareConnection } from './db-shared.ts';
import { nameStatements, type OnSlow } from './db-statements.ts';
import { Refusal } from './refusal.ts';
import type { Tables } from './tables.ts';

export { sqlState } from './db-errors.ts';

/** Reads, and the door to transactions. */
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

function settingsOf(url: string, queryTimeoutMs?: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: Math.min(2_000, queryTimeoutMs ?? 2_000),
    ...(queryTimeoutMs ? { query_timeout: queryTimeoutMs } : {}),
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sowgat',
  };
}

/** One pool for a node: more connections make a hot row slower (measured), fewer make people wait. */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  options: { queryTimeoutMs?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...settingsOf(url, options.queryTimeoutMs),
    max: 11,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Ends a pool, and lets go of whoever listened to it: the queue's library remembers every pool that it ever worked with. */
export async function closePool(pool: pg.Pool): Promise<void> {
  await pool.end();
  pool.removeAllListeners();
  // A line that dies after all this is nobody's news.
  pool.on('error', () => undefined);
}

/** The connection that everybody shares, which makes the pool's twelve. */
export function openShared(url: string, onError: (error: Error) => void): ReturnType<typeof shareConnection> {
  return shareConnection(settingsOf(url), onError);
}

/** Questions that a replica leaves unanswered for so long are asked of the primary. */
const replicaPatienceMs = 1_500;

export function openReplicaPool(url: string, onError: (error: Error) => void): pg.Pool {
  return openPool(url, onError, { queryTimeoutMs: replicaPatienceMs });
}

/** Knows a pool's connections. @returns what hangs up on all of them: whoever waits for an answer fails now */
export function trackClients(pool: pg.Pool): () => void {
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
export function openDb(pool: Lines, isSilent: () => boolean = () => false, onSlow?: OnSlow): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: nameStatements(pool, isSilent, onSlow) }),
  });
}

/**
 * Runs a transaction (READ COMMITTED; rows are locked in a fixed order: customer, order, attempt, options by id).
 * A lost lock race is tried again up to three times; a Refusal rolls back and passes through. Work that is handed a transaction
 * instead of a database is part of it: whoever opened that one commits and tries again, and nobody between may swallow what is
 * thrown, because nothing of it is rolled back before the end.
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
