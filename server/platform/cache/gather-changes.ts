import type { Log } from '#server/platform/log.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { Listener } from './listening.ts';

export type ChangeGatherer = {
  add(products?: readonly number[]): void;
  /** Whether there are changes that no node has been told of. */
  isOpen(): boolean;
  stop(): void;
};

const gatherMs = 15;
/** The payload of a notice is limited to 8,000 bytes; a change of more products is sent as "everything". */
const mostProducts = 500;

/**
 * Changes are gathered for a few milliseconds and sent outside of the order transactions, because NOTIFY makes commits
 * queue behind each other. The replica is not read from the change until its position in the log is known.
 */
export function gatherChanges(
  tell: Listener['tell'],
  { replica, log }: { replica: Pick<Replica, 'waitFor' | 'pause'>; log: Log },
): ChangeGatherer {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** undefined means everything. */
  let changed: Set<number> | undefined = new Set();

  async function send(): Promise<void> {
    timer = undefined;
    const products = changed && changed.size <= mostProducts ? [...changed] : undefined;
    changed = new Set();
    try {
      const lsn = await tell(products);
      replica.waitFor(lsn || '0/0');
      // A change made since then has its own notice pending; without a connection, reconnecting starts over.
      if (lsn && !timer) replica.pause(false);
    } catch (error) {
      log.warn({ err: error }, 'a change could not be told; other nodes see it when their answers expire');
    }
  }

  return {
    add(products) {
      replica.pause(true);
      changed = products && changed?.union(new Set(products));
      if (!stopped) timer ??= setTimeout(() => void send(), gatherMs);
    },
    isOpen: () => timer !== undefined,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
