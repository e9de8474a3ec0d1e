import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { Refusal } from './refusal.ts';
import type { Tables } from './tables.ts';

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
const worthRetrying = new Set([serializationFailure, deadlockDetected, lockNotAvailable]);

/** One pool for a node: more connections make a hot row slower (measured), fewer make people wait. */
export function openPool(url: string, onError: (error: Error) => void, max = 12): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sowgat',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export function openDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Runs a transaction (READ COMMITTED; rows are locked in a fixed order: customer, order, attempt, options by id).
 * A lost lock race is tried again up to three times; a Refusal rolls back and passes through. Work that is handed a transaction
 * instead of a database is part of it: whoever opened that one commits and tries again.
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
