import type { Writable } from 'node:stream';
import pg from 'pg';

/** A connection as questions see it. */
export type Line = Pick<pg.ClientBase, 'query'> & { release(isBroken?: boolean): void };
/** Where connections come from: a pool, or the one that everybody shares. */
export type Lines = { options: object; connect(): Promise<Line>; end(): Promise<void> };

/**
 * One connection for everybody: questions leave as they come, those of one turn of the loop in one piece, and are answered in
 * that order. Neither side waits for the other between two of them, which costs as much as a short question itself (measured).
 * Only for single questions that are answered at once, by key: whatever is behind a slow one waits for it, and a transaction
 * would be everybody's.
 */
export function shareConnection(
  options: pg.ClientConfig,
  onError: (error: Error) => void,
): Lines & { hangUp(): void } {
  let open: Promise<Line> | undefined;
  let client: pg.Client | undefined;

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
        if (!isBroken || client !== fresh) return;
        forget();
        // What was asked is still answered.
        void fresh.end();
      },
    };
  }

  return {
    options,
    connect: () => (open ??= connect()),
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
