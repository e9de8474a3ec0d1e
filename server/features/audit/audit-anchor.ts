import type { Context } from '#server/context.ts';
import { readAnchor } from './audit.repo.ts';

/** How many rows the audit has, and the hash of the newest. Kept outside of the database, it shows that the end was cut off. */
export type Anchor = { rows: number; hash: string };

export function formatAnchor({ rows, hash }: Anchor): string {
  return `${rows}:${hash}`;
}

/** @throws RangeError when it is no anchor */
export function parseAnchor(text: string): Anchor {
  const [, rows, hash] = /^(\d{1,12}):([0-9a-f]{0,64})$/.exec(text) ?? [];
  if (rows === undefined || hash === undefined)
    throw new RangeError('an anchor is <rows>:<hash>, as a backup, the log or the back office names it');
  return { rows: Number(rows), hash };
}

/** The log usually lies on another machine than the database: whoever cuts off the end of the audit does not reach it. */
export async function logAuditAnchor(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  ctx.log.info({ anchor: formatAnchor(await readAnchor(ctx.db)) }, 'audit anchor');
}
