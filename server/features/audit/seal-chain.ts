import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { lockChain, readNewestLink } from './audit.repo.ts';
import { keyedLink } from './chain-hash.ts';
import { recordAudit } from './record-audit.ts';
import { type Seal, sealOf, startWalk, type Walk, walkChain } from './walk-chain.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Appends a row with a hash over the content of every earlier row, also of those that the present key cannot verify:
 * later changes to them become detectable. Only a person may request it, because it also covers earlier tampering.
 */
export function sealChain(ctx: Ctx): Promise<Seal | undefined> {
  return writeSeal(ctx, ({ rows }) => rows > 0);
}

/** At startup: rows of a release without a key get one seal. A chain with a keyed row is never sealed automatically. */
export async function sealPlainChain(ctx: Ctx): Promise<void> {
  const link = await readNewestLink(ctx.db);
  if (link === undefined || link === keyedLink) return;
  await writeSeal(ctx, ({ isKeyed, brokenAt }) => !isKeyed && brokenAt === undefined);
}

async function writeSeal(ctx: Ctx, isWanted: (walk: Walk) => boolean): Promise<Seal | undefined> {
  const walk = startWalk();
  // Reads the long chain without the lock, so that only rows added meanwhile are read under it.
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
