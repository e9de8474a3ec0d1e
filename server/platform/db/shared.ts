import type { Writable } from 'node:stream';
import pg from 'pg';

/** A connection as questions see it. */
export type Line = Pick<pg.ClientBase, 'query'> & { release(isBroken?: boolean): void };
/** Where connections come from: a pool, or the few that everybody shares. */
export type Lines = {
  options: object;
  connect(): Promise<Line>;
  end(): Promise<void>;
  /** What is asked in one turn of the loop leaves together at its end. */
  gathers?: boolean;
};

type SharedLine = Lines & { waiting(): number; hangUp(): void };

/**
 * Connections that everybody shares: questions leave as they come, those of one turn of the loop in one piece, and are answered
 * in that order. Neither side waits for the other between two of them, which costs as much as a short question itself (measured).
 * Only for single questions that are answered at once, by key: whatever is behind a slow one waits for it, and a transaction
 * would be everybody's. Of several connections the one is asked where the fewest wait.
 */
export function shareConnections(
  count: number,
  options: pg.ClientConfig,
  onError: (error: Error) => void,
): Lines & { hangUp(): void } {
  const lines = Array.from({ length: count }, () => shareOne(options, onError));
  const isQuieter = (line: SharedLine, than: SharedLine) => line.waiting() < than.waiting();
  return {
    options,
    gathers: true,
    connect: () => lines.reduce((best, line) => (isQuieter(line, best) ? line : best)).connect(),
    hangUp: () => {
      for (const line of lines) line.hangUp();
    },
    async end() {
      await Promise.all(lines.map((line) => line.end()));
    },
  };
}

function shareOne(options: pg.ClientConfig, onError: (error: Error) => void): SharedLine {
  let open: Promise<Line> | undefined;
  let client: pg.Client | undefined;
  let waiting = 0;

  async function connect(): Promise<Line> {
    const fresh = new pg.Client({ ...options, pipeline: true });
    const forget = () => {
      if (client !== fresh) return;
      client = undefined;
      open = undefined;
    };
    client = fresh;
    fresh.on('error', onError);
    fresh.once('error', forget);
    fresh.once('end', forget);
    try {
      await fresh.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return {
      query: gathering(fresh),
      release(isBroken) {
        waiting -= 1;
        if (!isBroken || client !== fresh) return;
        forget();
        // What was asked is still answered.
        void fresh.end();
      },
    };
  }

  return {
    options,
    waiting: () => waiting,
    async connect() {
      waiting += 1;
      try {
        return await (open ??= connect());
      } catch (error) {
        waiting -= 1;
        throw error;
      }
    },
    hangUp: () => streamOf(client)?.destroy(),
    async end() {
      await open?.catch(() => undefined);
      await client?.end();
    },
  };
}

/** Asks at once, but what goes over the wire waits for all that is asked in this turn of the loop. */
function gathering(client: pg.Client): pg.ClientBase['query'] {
  let isHeld = false;
  return ((...question: Parameters<pg.Client['query']>) => {
    const stream = streamOf(client);
    if (!isHeld && stream) {
      isHeld = true;
      stream.cork();
      setImmediate(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return client.query(...question);
  }) as pg.ClientBase['query'];
}

function streamOf(client: pg.ClientBase | undefined): Writable | undefined {
  return (client as unknown as { connection?: { stream?: Writable } } | undefined)?.connection?.stream;
}
