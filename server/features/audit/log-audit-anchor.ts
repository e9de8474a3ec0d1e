import type { Context } from '#server/context.ts';
import { formatAnchor } from './audit-anchor.ts';
import { readAnchor } from './audit.repo.ts';

/** The log usually lies on another machine than the database: whoever cuts off the end of the audit does not reach it. */
export async function logAuditAnchor(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  ctx.log.info({ anchor: formatAnchor(await readAnchor(ctx.db)) }, 'audit anchor');
}
