/** Beside others, one address has a few requests worked on at a time; the rest of them wait in its own line. */
import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { countKeys } from './count-keys.ts';
import type { Others } from './watch-others.ts';

export type TurnLimits = {
  /** Most of one address at a time, while others ask too. */
  mostAtOnce: number;
  /** What takes longer waits for something else, such as a bank, and takes no place any more. */
  workMs: number;
  /** Longest wait, and most that wait; load shedding judges what is beyond. */
  maxWaitMs: number;
  longest: number;
};
export type Turn = {
  address: string;
  /** Emits `close` when the work is over, or when its connection is lost. */
  work: EventEmitter;
  begin: () => void;
};

/** What waits, by address; each begins one. */
type Lines = Map<string, Set<() => void>>;

/**
 * The event loop works through everything that has arrived before it comes to the next one: without turns, whoever keeps
 * 64 requests open is served 64 times between two answers to somebody else.
 *
 * @returns a function that begins a turn at once, or when its time has come; never when its connection was lost meanwhile
 */
export function takeTurns(
  { mostAtOnce, workMs, maxWaitMs, longest }: TurnLimits,
  others: Others,
): (turn: Turn) => void {
  const working = countKeys();
  const lines: Lines = new Map();
  const isFull = (address: string) => others.areHere() && working.of(address) >= mostAtOnce;

  function callNext(address: string): void {
    const [next] = lines.get(address) ?? [];
    if (!next || isFull(address)) return;
    next();
    callSoon(address);
  }

  /** One in each round of the event loop, so that what others have sent comes between two of them. */
  function callSoon(address: string): void {
    if (lines.has(address)) setImmediate(callNext, address);
  }

  function start({ address, work, begin }: Turn): void {
    const end = () => {
      clearTimeout(timer);
      work.off('close', end);
      working.add(address, -1);
      callSoon(address);
    };
    const timer = setTimeout(end, workMs);
    work.once('close', end);
    working.add(address, 1);
    begin();
  }

  return (turn) => {
    const line = lines.get(turn.address);
    const waits = line ? line.size < longest : isFull(turn.address);
    if (waits) wait(lines, turn, { maxWaitMs, start });
    else start(turn);
  };
}

type Wait = { maxWaitMs: number; start: (turn: Turn) => void };

function wait(lines: Lines, turn: Turn, { maxWaitMs, start }: Wait): void {
  const line = lines.get(turn.address) ?? new Set();
  const leave = () => {
    clearTimeout(timer);
    turn.work.off('close', leave);
    line.delete(go);
    if (line.size === 0) lines.delete(turn.address);
  };
  // It is called when another request ends, and must not begin as a part of that one (request-scope.ts).
  const go = AsyncResource.bind(() => {
    leave();
    start(turn);
  });
  const timer = setTimeout(go, maxWaitMs);
  turn.work.once('close', leave);
  lines.set(turn.address, line.add(go));
}
