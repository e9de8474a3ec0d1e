import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import type { StreamEvent } from '#server/platform/http/stream.ts';
import { readChangedSince, readLastEvent } from '#server/features/orders/staff/staff-lists.read.ts';

const askEveryMs = 2_000;
const pingEveryRounds = 10;
/** The browser reopens the stream by itself, and its session is checked again then. */
const mostRounds = 300;
/** Rows are numbered before they are committed, so a smaller id may appear after a greater one. */
const lookBack = 200;

/** A stream of changed orders, until the browser disconnects. */
export async function* watchOrders(
  ctx: Pick<Context, 'db'>,
  signal: AbortSignal,
  everyMs = askEveryMs,
): AsyncGenerator<StreamEvent> {
  const start = await readLastEvent(ctx.db);
  let last = start;
  let told = new Set((await readChangedSince(ctx.db, Math.max(0, start - lookBack))).rows);
  yield { event: 'ping', data: {} };
  for (let round = 1; round <= mostRounds && !signal.aborted; round++) {
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const changed = await readChangedSince(ctx.db, Math.max(0, last - lookBack));
    const fresh = changed.changes.filter(({ row }) => !told.has(row));
    told = new Set(changed.rows);
    last = Math.max(last, changed.last);
    if (fresh.length > 0) yield { event: 'orders', data: { ids: [...new Set(fresh.map(({ id }) => id))] } };
    else if (round % pingEveryRounds === 0) yield { event: 'ping', data: {} };
  }
}
