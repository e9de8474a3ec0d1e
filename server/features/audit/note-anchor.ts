import type { Context } from '#server/context.ts';
import { formatAnchor } from './audit-anchor.ts';
import { readAnchor } from './audit.repo.ts';
import { saveGrown } from './kept-anchor.ts';

/**
 * Logs an anchor, and keeps it in a file. The log is usually on another machine than the database, so whoever deletes
 * the end of the audit cannot change it. Every hour, and when a node closes.
 */
export async function noteAnchor(
  ctx: Pick<Context, 'db' | 'log' | 'secrets' | 'config' | 'now'>,
): Promise<void> {
  const newest = await readAnchor(ctx.db);
  const anchor = formatAnchor(newest);
  ctx.log.info({ anchor }, 'audit anchor');
  try {
    const lost = await saveGrown(ctx, newest);
    if (lost)
      ctx.log.error(
        { anchor, kept: formatAnchor(lost.anchor), at: lost.at },
        'the audit has lost its end; after a restore: npm run shop -- audit --seal',
      );
  } catch (error) {
    // A node without a data folder that may be written has the log.
    ctx.log.warn({ reason: (error as Error).message }, 'the audit anchor was not kept');
  }
}
