/** Shares the database connections of a node between its callers, so that one address cannot hold all of them. */
import { addressBucket } from '#domain/otp.ts';
import { countKeys } from './count-keys.ts';
import { watchOthers } from './watch-others.ts';
import type { Asker } from '#server/platform/request-scope.ts';

export type ConnectionShares = {
  /** Connections of the pool. */
  most: number;
  /** Most of them for one address while no other asks; the rest is for the first other one. */
  ofOne: number;
  /** Most for one address while others ask too: what it wants takes the processor of all. */
  ofOneAmongOthers: number;
  /** Most for all routes of sign-in, codes and links together: strangers may call these, and they wait for row locks. */
  ofCodes: number;
  /** Longest wait. */
  maxWaitMs: number;
};
export type ConnectionShare = {
  /**
   * Waits for a connection to be free for this caller; jobs and commands have none and are only limited by the pool.
   * @returns a function that ends the turn
   * @throws Error in the words of the pool, which the shop takes for an outage
   */
  take(asker: Asker | undefined): Promise<() => void>;
  waiting(): number;
};

/** `holder`: the address; its calls of codes, which wait for row locks, are counted apart from the rest. */
type Turn = { address: string | undefined; holder: string; isOfCodes: boolean; id: string | undefined };
type QueuedTurn = { turn: Turn; begin: (release: () => void) => void };

/** For one address all but a few, or a quarter beside others; a third for the routes of codes. */
export const sharesOf = (most: number, maxWaitMs: number): ConnectionShares => ({
  ...{ most, maxWaitMs },
  ofOne: most - Math.ceil(most / 6),
  ofOneAmongOthers: Math.ceil(most / 4),
  ofCodes: Math.ceil(most / 3),
});

/**
 * Whoever holds the fewest is next, among equals the longest waiting. A request that holds a connection gets a second
 * one at once: it would otherwise wait for a turn that it blocks itself.
 */
export function shareConnections(shares: ConnectionShares): ConnectionShare {
  const held = countHeld(shares);
  const queue = new Set<QueuedTurn>();

  function begin(turn: Turn): () => void {
    held.add(turn, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      held.add(turn, -1);
      while (callNext());
    };
  }

  /** @returns whether somebody could begin */
  function callNext(): boolean {
    const next = pickNext(queue, held);
    if (!next) return false;
    queue.delete(next);
    next.begin(begin(next.turn));
    return true;
  }

  return {
    waiting: () => queue.size,
    async take(asker) {
      const turn = held.note(turnOf(asker));
      if (held.hasOne(turn) || held.isFree(turn)) return begin(turn);
      return new Promise((resolve, reject) => {
        const one: QueuedTurn = { turn, begin: (release) => (clearTimeout(timer), resolve(release)) };
        const timer = setTimeout(() => {
          queue.delete(one);
          reject(new Error('timeout exceeded when trying to connect'));
        }, shares.maxWaitMs);
        queue.add(one);
      });
    },
  };
}

function pickNext(queue: Iterable<QueuedTurn>, held: HeldConnections): QueuedTurn | undefined {
  let next: QueuedTurn | undefined;
  for (const one of queue)
    if (held.isFree(one.turn) && (!next || held.by(one.turn) < held.by(next.turn))) next = one;
  return next;
}

function turnOf(asker: Asker | undefined): Turn {
  const address = asker && addressBucket(asker.address);
  const isOfCodes = asker?.limit === 'codes';
  return { address, holder: `${isOfCodes ? 'codes' : ''} ${address}`, isOfCodes, id: asker?.reqId };
}

type HeldConnections = ReturnType<typeof countHeld>;

/** How many connections are held: in all, by address, by request, and by the routes of codes. */
function countHeld({ most, ofOne, ofOneAmongOthers, ofCodes }: ConnectionShares) {
  const [addresses, requests] = [countKeys(), countKeys()];
  let all = 0;
  let codes = 0;
  const others = watchOthers();
  const by = ({ address, holder }: Turn) => (address === undefined ? 0 : addresses.of(holder));
  const ofAddress = ({ address }: Turn) => (address === undefined ? 0 : addresses.of(address));
  const mostOfOne = () => (others.areHere() ? ofOneAmongOthers : ofOne);
  return {
    by,
    note(turn: Turn): Turn {
      if (turn.address !== undefined) others.note(turn.address);
      return turn;
    },
    hasOne: ({ id }: Turn) => id !== undefined && requests.of(id) > 0,
    isFree: (turn: Turn) =>
      all < most && ofAddress(turn) < ofOne && by(turn) < mostOfOne() && (!turn.isOfCodes || codes < ofCodes),
    add({ address, holder, isOfCodes, id }: Turn, change: 1 | -1): void {
      all += change;
      if (isOfCodes) codes += change;
      if (address !== undefined) for (const key of [address, holder]) addresses.add(key, change);
      if (id !== undefined) requests.add(id, change);
    },
  };
}
