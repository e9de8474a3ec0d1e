import type { Log } from '#server/platform/log.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import { gatherChanges } from './gather-changes.ts';
import { type Listener, startListening } from './listening.ts';
import type { ResponseCache } from './response-cache.ts';
import { watchSilence } from './watch-silence.ts';

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

/** Each notice carries the WAL position, so that no node refills its cache from a replica that has not replayed that far. */
export async function startInvalidation(options: InvalidationOptions): Promise<Invalidation> {
  const { cache, replica } = options;
  const gathering = gatherChanges((products) => listening.tell(products), options);
  const watchdog = watchSilence({ ping: () => listening.ping(), hangUp: () => listening.hangUp() });
  const listening: Listener = await startListening(options, {
    opened(lsn) {
      replica.waitFor(lsn ?? '0/0');
      cache.invalidate();
      if (lsn !== undefined && !gathering.isOpen()) replica.pause(false);
      watchdog.noteAnswer();
    },
    noticed({ lsn, products, isOwn }) {
      if (lsn) replica.waitFor(lsn);
      // This node has invalidated its own changes already, in `publish`.
      if (!isOwn) cache.invalidate(products);
    },
    answered: () => watchdog.noteAnswer(),
    lost() {
      // Notices may have been missed while disconnected.
      replica.pause(true);
      cache.invalidate();
    },
  });
  return {
    publish(products) {
      gathering.add(products);
      cache.invalidate(products);
    },
    watch: (onSilence) => watchdog.start(onSilence),
    async stop() {
      gathering.stop();
      watchdog.stop();
      await listening.stop();
    },
  };
}
