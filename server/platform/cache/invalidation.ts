import pg from 'pg';
import { hangUp } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { Log } from '#server/platform/log.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { ResponseCache } from './response-cache.ts';

/** Tells every node which cached public answers are stale, and this node whether the database still answers. */
export type Invalidation = {
  /**
   * Call after the commit of any change that the public sees: prices, stock, texts. This node invalidates at once, the
   * others within milliseconds. `products`: only the stock counts of these products changed; without it everything is
   * invalidated.
   */
  publish(products?: readonly number[]): void;
  /**
   * Starts pinging the database over the listening connection. `onSilence` is called with true when it stops answering,
   * with false when it answers again.
   */
  watch(onSilence: (isSilent: boolean) => void): void;
  stop(): Promise<void>;
};

export type InvalidationOptions = {
  databaseUrl: string;
  cache: Pick<ResponseCache, 'invalidate'>;
  replica: Pick<Replica, 'waitFor' | 'pause'>;
  log: Log;
};

const channel = 'sowgat_changed';
/** Undefined function, feature not supported, insufficient privilege. */
const noSuchCall = new Set(['42883', '0A000', '42501']);
const gatherMs = 15;
const connectMs = 5_000;
const reconnectMs = 500;
const pulseMs = 500;
/** Without an answer for this long the database counts as down: waiting requests are refused within three seconds. */
const silentMs = 2_200;
/**
 * Current position of the write-ahead log (WAL): a replica that has replayed up to it has every change made until now.
 */
const position = 'select pg_current_wal_insert_lsn()::text as lsn';
const notice = `with here as (${position}) select lsn, pg_notify('${channel}', lsn || $1) from here`;
/** The same for an engine without WAL positions; there the replica is not used. */
const withoutPosition = {
  pulse: "select ''::text as lsn",
  notice: `select ''::text as lsn, pg_notify('${channel}', $1)`,
};
/** The payload of a notice is limited to 8,000 bytes; a change of more products is sent as "everything". */
const mostProducts = 500;

/**
 * Built on LISTEN/NOTIFY. Changes are gathered for a few milliseconds and sent outside of the order transactions,
 * because NOTIFY makes commits queue behind each other. Each notice carries the WAL position, so that no node refills
 * its cache from a replica that has not replayed that far.
 */
export async function startInvalidation(options: InvalidationOptions): Promise<Invalidation> {
  const { cache, replica } = options;
  let client: pg.Client | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let beatTimer: NodeJS.Timeout | undefined;
  let answeredAt = performance.now();
  let isSilent = false;
  let isAsking = false;
  let queue: Promise<void> = Promise.resolve();
  let hear: (isSilent: boolean) => void = () => undefined;
  let stopped = false;
  let hasPositions = true;
  /** Products of the notice that is being gathered; undefined means everything. */
  let changed: Set<number> | undefined = new Set();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'sowgat-changes',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload, processId }) => {
      const [lsn, products] = (payload ?? '').split(' ');
      if (lsn) replica.waitFor(lsn);
      // This node has invalidated its own changes already, in `publish`.
      if (processId === (fresh as unknown as { processID: number }).processID) return;
      cache.invalidate(products?.split(',').map(Number));
    });
    fresh.once('end', () => {
      if (client === fresh) client = undefined;
      // Notices may have been missed while disconnected.
      replica.pause(true);
      cache.invalidate();
      if (!stopped) reconnecting = setTimeout(() => void connect().catch(() => undefined), reconnectMs);
    });
    await fresh.connect();
    try {
      await fresh.query(`listen ${channel}`);
      const lsn = await readPosition(fresh);
      if (hasPositions && lsn === undefined)
        options.log.warn('this database tells no positions of its log; DATABASE_REPLICA_URL is not used');
      hasPositions = lsn !== undefined;
      replica.waitFor(lsn ?? '0/0');
    } catch (error) {
      // A read-only server, for one, refuses LISTEN: close and reconnect from the beginning.
      void fresh.end().catch(() => undefined);
      throw error;
    }
    cache.invalidate();
    client = fresh;
    if (!gathering && hasPositions) replica.pause(false);
    noteAnswer();
  }

  function noteAnswer(): void {
    answeredAt = performance.now();
    if (isSilent) hear((isSilent = false));
  }

  /** Runs one query at a time on the connection; every answer shows that the database is alive. */
  function ask(
    question: string,
    values: string[] = [],
  ): Promise<pg.QueryResult<{ lsn: string }> | undefined> {
    const asked = queue.then(async () => {
      isAsking = true;
      const answer = await client?.query<{ lsn: string }>(question, values);
      if (answer) noteAnswer();
      return answer;
    });
    queue = asked.then(
      () => void (isAsking = false),
      () => void (isAsking = false),
    );
    return asked;
  }

  async function send(): Promise<void> {
    gathering = undefined;
    const products = changed && changed.size <= mostProducts ? ` ${[...changed].join(',')}` : '';
    changed = new Set();
    try {
      const told = await ask(hasPositions ? notice : withoutPosition.notice, [products]);
      replica.waitFor(told?.rows[0]?.lsn || '0/0');
      // A change made since then has its own notice pending; without a connection, reconnecting starts over.
      if (told && !gathering && hasPositions) replica.pause(false);
    } catch (error) {
      options.log.warn(
        { err: error },
        'a change could not be told; other nodes see it when their answers expire',
      );
    }
  }

  function beat(expectedAt: number): void {
    const now = performance.now();
    // When this process was itself held up, the missing answers are not the database's fault.
    if (now - expectedAt > pulseMs) answeredAt = Math.max(answeredAt, now - pulseMs);
    if (!isSilent && now - answeredAt > silentMs) {
      hear((isSilent = true));
      hangUp(client);
    }
    if (!isAsking) void ask(hasPositions ? position : withoutPosition.pulse).catch(() => undefined);
    beatTimer = setTimeout(() => beat(now + pulseMs), pulseMs);
    beatTimer.unref();
  }

  await connect().catch((error: unknown) => {
    stopped = true;
    throw error;
  });
  return {
    publish(products) {
      replica.pause(true);
      cache.invalidate(products);
      changed = products && changed?.union(new Set(products));
      if (!stopped) gathering ??= setTimeout(() => void send(), gatherMs);
    },
    watch(onSilence) {
      hear = onSilence;
      noteAnswer();
      beat(performance.now());
    },
    async stop() {
      stopped = true;
      for (const timer of [gathering, reconnecting, beatTimer]) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
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
