import pg from 'pg';
import type { AnswerCache } from './answer-cache.ts';
import type { Log } from './log.ts';

/** Tells every node that public answers are stale. */
export type Changes = {
  /** Call after the commit of whatever the public sees: prices, stock, texts. This node forgets at once, the others within milliseconds. */
  tell(): void;
  stop(): Promise<void>;
};

const channel = 'sowgat_changed';
const gatherMs = 15;

/**
 * One connection listens, one short statement tells. Notices are gathered for a few milliseconds and sent outside of
 * the order transactions, because NOTIFY makes commits queue behind each other.
 */
export async function startChanges(options: {
  databaseUrl: string;
  cache: AnswerCache;
  log: Log;
}): Promise<Changes> {
  let client: pg.Client | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'sowgat-changes',
      keepAlive: true,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', () => options.cache.clear());
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
      // Notices may have been missed while nobody listened.
      options.cache.clear();
      if (!stopped) reconnecting = setTimeout(() => void connect().catch(() => undefined), 500);
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    options.cache.clear();
    client = fresh;
  }

  await connect();
  return {
    tell() {
      options.cache.clear();
      if (stopped || gathering) return;
      gathering = setTimeout(() => {
        gathering = undefined;
        client
          ?.query(`notify ${channel}`)
          .catch((error: unknown) =>
            options.log.warn(
              { err: error },
              'a change could not be told; other nodes see it when their answers expire',
            ),
          );
      }, gatherMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(gathering);
      clearTimeout(reconnecting);
      await client?.end().catch(() => undefined);
    },
  };
}
