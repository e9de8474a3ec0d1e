import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { lockChain, readNewestLink } from './audit.repo.ts';
import { keyedLink } from './chain-hash.ts';
import { recordAudit } from './record-audit.ts';
import { type Seal, sealOf, startWalk, type Walk, walkChain } from './walk-chain.ts';

type Needed = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Writes a row that names the content of every row before it, also of those that the present key cannot verify: it says from then
 * on that they stay as they are. Only a person may ask for it, since it also covers what somebody altered before.
 */
export function sealChain(ctx: Needed): Promise<Seal | undefined> {
  return writeSeal(ctx, ({ rows }) => rows > 0);
}

/** At a start: rows of a release that knew no key get one seal. A chain with a keyed row is never sealed by itself. */
export async function sealPlainChain(ctx: Needed): Promise<void> {
  const link = await readNewestLink(ctx.db);
  if (link === undefined || link === keyedLink) return;
  await writeSeal(ctx, ({ isKeyed, brokenAt }) => !isKeyed && brokenAt === undefined);
}

async function writeSeal(ctx: Needed, isWanted: (walk: Walk) => boolean): Promise<Seal | undefined> {
  const walk = startWalk();
  // The long way without the lock, so that only the rows that came meanwhile are read under it.
  await walkChain(ctx.db, ctx.secrets, walk);
  if (!isWanted(walk)) return undefined;
  return inTransaction(ctx.db, async (trx) => {
    await lockChain(trx);
    await walkChain(trx, ctx.secrets, walk);
    if (!isWanted(walk)) return undefined;
    const seal = sealOf(walk);
    const by = { actor: undefined, ip: '', requestId: '' };
    await recordAudit(trx, ctx, by, { action: 'seal', subject: 'audit', after: seal });
    return seal;
  });
}
