import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { sqlState } from './sql-state.ts';
import { nameStatements, type OnSlow } from './statements.ts';
import {
  type ConnectionShare,
  shareConnections,
  sharesOf,
} from '#server/platform/overload/share-connections.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { whoAsks } from '#server/platform/request-scope.ts';
import { servingLimits } from './serving-limits.ts';
import type { Tables } from './tables.ts';

/** Reads, and the way to open transactions. */
export type Db = Kysely<Tables>;
/** Parameter type of work that must run inside a transaction. */
export type Trx = Transaction<Tables>;

// bigint columns hold tenge and counters far below 2^53; a date stays text, without a time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIME, (text) => text.slice(0, 5));

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const lockNotAvailable = '55P03';
/**
 * "cached plan must not change result type": the table of a prepared statement was altered. Retried, it is prepared
 * anew.
 */
const preparedAreOld = '0A000';
const worthRetrying = new Set([serializationFailure, deadlockDetected, lockNotAvailable, preparedAreOld]);

export type ConnectOptions = {
  /** Queries fail after this long; for a database that the shop can do without. */
  queryTimeoutMs?: number;
  /** The limits are settings of the role (serving-limits.ts), because a pooler refuses them as startup parameters. */
  limitedByRole?: boolean;
};

/** How long a call waits for a connection. */
const waitMsOf = (queryTimeoutMs = 2_000) => Math.min(2_000, queryTimeoutMs);

function settingsOf(url: string, { queryTimeoutMs, limitedByRole }: ConnectOptions): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: waitMsOf(queryTimeoutMs),
    ...(queryTimeoutMs ? { query_timeout: queryTimeoutMs } : {}),
    ...(limitedByRole ? {} : servingLimits),
    application_name: 'sowgat',
  };
}

/** Pool size per node: more connections slow down hot rows (measured), fewer make requests queue. */
const poolSize = 12;

export function openPool(
  url: string,
  onError: (error: Error) => void,
  options: ConnectOptions & { max?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({ ...settingsOf(url, options), max: options.max ?? poolSize });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Ends a pool and removes its listeners: the queue's library remembers every pool that it ever worked with. */
export async function closePool(pool: pg.Pool): Promise<void> {
  await pool.end();
  pool.removeAllListeners();
  // Errors of a connection after the pool has ended are ignored.
  pool.on('error', () => undefined);
}

/**
 * Tracks the connections of a pool. @returns a function that closes all of them, so that pending queries fail at once
 */
function trackClients(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return () => {
    for (const client of clients) hangUp(client);
  };
}

/** Closes a connection whose other side does not answer. */
export function hangUp(client: pg.ClientBase | undefined): void {
  const { connection } = (client ?? {}) as { connection?: { stream?: { destroy(): void } } };
  connection?.stream?.destroy();
}

/** @param isSilent while true, requests for a connection fail at once: the database does not answer */
export function openDb(pool: pg.Pool, isSilent: () => boolean = () => false, onSlow?: OnSlow): Db {
  return openOn(nameStatements(pool, isSilent, onSlow));
}

const openOn = (pool: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** A pool whose connections are shared between the callers of this node. */
function inTurn(pool: PostgresPool, share: ConnectionShare): PostgresPool {
  return {
    ...pool,
    async connect() {
      const end = await share.take(whoAsks());
      try {
        const { query, release } = await pool.connect();
        return {
          query,
          release(isBroken) {
            release(isBroken);
            end();
          },
        };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

/** A database to read from. */
export type Source = { db: Db };
export type OpenSource = Source & {
  pool: pg.Pool;
  /** Number of callers waiting for a connection. */
  waiting(): number;
  hangUp(): void;
  close(): Promise<void>;
};

/** @param options `isSilent` as for `openDb` */
export function openSource(
  url: string,
  onError: (error: Error) => void,
  options: ConnectOptions & { isSilent?: () => boolean; onSlow?: OnSlow } = {},
): OpenSource {
  const pool = openPool(url, onError, options);
  const hangUpPool = trackClients(pool);
  const share = shareConnections(sharesOf(poolSize, waitMsOf(options.queryTimeoutMs)));
  return {
    pool,
    db: openOn(inTurn(nameStatements(pool, options.isSilent ?? (() => false), options.onSlow), share)),
    waiting: () => pool.waitingCount + share.waiting(),
    hangUp: hangUpPool,
    close: () => closePool(pool),
  };
}

/**
 * Opens a transaction (READ COMMITTED; rows are locked in a fixed order: customer, order, payment attempt, promo code,
 * certificate, options by id, delivery slot), or joins the one it is given. A deadlock or lock timeout is retried up to
 * three times; a Refusal rolls back and is rethrown. Code that joins neither commits nor retries, and nothing between
 * it and the outermost call may swallow an exception, because the rollback happens only there.
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

/** Whoever acts in this transaction: money that it moves is posted with their id. */
export async function actAs(trx: Trx, staffId: number): Promise<void> {
  await sql`select set_config('sowgat.staff_id', ${`${staffId}`}, true)`.execute(trx);
}
