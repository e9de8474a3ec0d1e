import PQueue from 'p-queue';
import pg from 'pg';
import { hangUp } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { Log } from '#server/platform/log.ts';

/** The connection on which nodes tell each other what changed, by LISTEN/NOTIFY; opened again whenever it ends. */
export type Listener = {
  /**
   * @param products undefined means everything
   * @returns the WAL position that the notice carries, empty for an engine without; undefined without a connection
   */
  tell(products: readonly number[] | undefined): Promise<string | undefined>;
  /** Makes the database answer, unless an answer is awaited already. */
  ping(): void;
  hangUp(): void;
  stop(): Promise<void>;
};

export type Notice = { lsn: string; products: readonly number[] | undefined; isOwn: boolean };

export type ListenerEvents = {
  /** Notices may have been missed before. Without `lsn` the engine has no WAL positions. */
  opened(lsn: string | undefined): void;
  noticed(notice: Notice): void;
  /** Every answer shows that the database is alive. */
  answered(): void;
  lost(): void;
};

const channel = 'sowgat_changed';
/** Undefined function, feature not supported, insufficient privilege. */
const noSuchCall = new Set(['42883', '0A000', '42501']);
const connectMs = 5_000;
const reconnectMs = 500;
/**
 * Current position of the write-ahead log (WAL): a replica that has replayed up to it has every change made until now.
 */
const position = 'select pg_current_wal_insert_lsn()::text as lsn';
const withPosition = {
  ping: position,
  notice: `with here as (${position}) select lsn, pg_notify('${channel}', lsn || $1) from here`,
};
/** The same for an engine without WAL positions; there the replica is not used. */
const withoutPosition = {
  ping: "select ''::text as lsn",
  notice: `select ''::text as lsn, pg_notify('${channel}', $1)`,
};

type Options = { databaseUrl: string; log: Log };

/** Rejects when the first connection fails; later ones are tried until one succeeds. */
export async function startListening(options: Options, hearing: ListenerEvents): Promise<Listener> {
  const connection = await stayConnected(options, hearing);
  const queue = new PQueue({ concurrency: 1 });
  const ask = (question: 'ping' | 'notice', values: string[] = []) =>
    queue.add(async () => {
      const { client, questions } = connection.now();
      const answer = await client?.query<{ lsn: string }>(questions[question], values);
      if (answer) hearing.answered();
      return answer?.rows[0]?.lsn;
    });
  return {
    tell: (products) => ask('notice', [products ? ` ${products.join(',')}` : '']),
    ping() {
      if (queue.pending === 0) void ask('ping').catch(() => undefined);
    },
    hangUp: () => hangUp(connection.now().client),
    stop: connection.stop,
  };
}

async function stayConnected({ databaseUrl, log }: Options, hearing: ListenerEvents) {
  let client: pg.Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let stopped = false;
  let questions = withPosition;

  async function connect(): Promise<void> {
    const fresh = openClient(databaseUrl, hearing);
    fresh.once('end', () => {
      if (client === fresh) client = undefined;
      hearing.lost();
      if (!stopped) reconnecting = setTimeout(() => void connect().catch(() => undefined), reconnectMs);
    });
    await fresh.connect();
    const lsn = await listen(fresh);
    if (questions === withPosition && lsn === undefined)
      log.warn('this database tells no positions of its log; DATABASE_REPLICA_URL is not used');
    questions = lsn === undefined ? withoutPosition : withPosition;
    client = fresh;
    hearing.opened(lsn);
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(reconnecting);
    await client?.end().catch(() => undefined);
  }

  await connect().catch((error: unknown) => {
    stopped = true;
    throw error;
  });
  return { now: () => ({ client, questions }), stop };
}

function openClient(databaseUrl: string, hearing: ListenerEvents): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sowgat-changes',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload, processId }) => {
    const [lsn = '', products] = (payload ?? '').split(' ');
    const isOwn = processId === (client as unknown as { processID: number }).processID;
    hearing.noticed({ lsn, products: products?.split(',').map(Number), isOwn });
  });
  return client;
}

async function listen(client: pg.Client): Promise<string | undefined> {
  try {
    await client.query(`listen ${channel}`);
    return await readPosition(client);
  } catch (error) {
    // A read-only server, for one, refuses LISTEN: close and reconnect from the beginning.
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** @returns undefined where the engine lacks the function, or this role may not call it */
async function readPosition(client: pg.Client): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ lsn: string }>(position);
    return rows[0]?.lsn;
  } catch (error) {
    if (noSuchCall.has(sqlState(error) ?? '')) return undefined;
    throw error;
  }
}
