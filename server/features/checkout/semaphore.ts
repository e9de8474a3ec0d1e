import { Refusal } from '#server/platform/refusal.ts';

/**
 * Orders written at once on a node. More would only wait for each other's rows in the database, more slowly, and would take
 * every connection from the people who are still looking around.
 */
const countersOpen = 8;
/** A longer line than this is turned away at once; who stands in it is served within seconds. */
const longestLine = 250;
const patienceMs = 8_000;

type Line = { busy: number; waiting: Set<() => void> };

/** Nodes are told apart by their context. */
const lines = new WeakMap<object, Line>();

/**
 * First come, first served: a rush of buyers stands in line here instead of in the connection pool.
 * @throws Refusal `server.busy` when the line is too long or too slow
 */
export async function waitInLine<T>(node: object, work: () => Promise<T>): Promise<T> {
  const line = lines.get(node) ?? { busy: 0, waiting: new Set() };
  lines.set(node, line);
  if (line.busy < countersOpen) line.busy += 1;
  else await turnOf(line);
  try {
    return await work();
  } finally {
    const [next] = line.waiting;
    if (next) next();
    else line.busy -= 1;
  }
}

/** Resolves when a counter is handed over; it stays busy all the while, so nobody slips in between. */
function turnOf(line: Line): Promise<void> {
  if (line.waiting.size >= longestLine)
    throw new Refusal('server.busy', { retryAfter: 2, reason: 'too many orders wait' });
  return new Promise((resolve, reject) => {
    const leave = (then: () => void) => {
      clearTimeout(timer);
      line.waiting.delete(serve);
      then();
    };
    const serve = () => leave(resolve);
    const timer = setTimeout(
      () =>
        leave(() =>
          reject(new Refusal('server.busy', { retryAfter: 2, reason: 'an order waited too long' })),
        ),
      patienceMs,
    );
    line.waiting.add(serve);
  });
}
