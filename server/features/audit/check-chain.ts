import type { Context } from '#server/context.ts';
import type { Anchor } from './audit-anchor.ts';
import { startWalk, walkChain } from './walk-chain.ts';

export type ChainFound = {
  anchor: Anchor;
  /** The first row that was altered, added or taken out, or undefined when the chain holds. */
  brokenAt: number | undefined;
  /** Of the given anchors those that the audit has lost. */
  missed: Anchor[];
};

/** Walks the whole audit. @param anchors what it was known to have at earlier times */
export async function checkChain(
  ctx: Pick<Context, 'db' | 'secrets'>,
  anchors: readonly Anchor[] = [],
): Promise<ChainFound> {
  const walk = startWalk();
  await walkChain(ctx.db, ctx.secrets, walk, anchors);
  const beyond = anchors.filter(({ rows }) => rows > walk.rows);
  return {
    anchor: { rows: walk.rows, hash: walk.newest },
    brokenAt: walk.brokenAt,
    missed: [...walk.missed, ...beyond],
  };
}
