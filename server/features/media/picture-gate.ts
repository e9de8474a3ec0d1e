import { Refusal } from '#server/platform/refusal.ts';

/** Lets a few pieces of work through at a time; the others wait in line, and a line that is too long is refused. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** @throws Refusal `server.busy` from the gate when `line` already wait */
export function createGate({ atOnce, line }: { atOnce: number; line: number }): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (waiting.length >= line)
        throw new Refusal('server.busy', { retryAfter: 5, reason: 'too many pictures wait' });
      await new Promise<void>((enter) => waiting.push(enter));
    } else inside += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
