import type { Db } from '#server/platform/db/db.ts';
import { buildBlock, findBlocks, hasProducts, noteBuilt } from './postings.repo.ts';

/** Up to here PostgreSQL's own text search answers at once. */
const smallShop = 5_000;
/** So many changed products of one block, or of all, are looked up one by one without anybody noticing. */
const mostOfBlock = 200;
const mostOfAll = 1_000;

/**
 * For large shops: writes down where every word stands, anew for blocks of which enough changed. Searches are right without
 * it too, and quick as long as little has changed.
 * @param isLarge from how many products on; for tests
 */
export async function buildSearch(ctx: { db: Db }, isLarge = smallShop): Promise<void> {
  if (!(await hasProducts(ctx.db, isLarge))) return;
  const blocks = await findBlocks(ctx.db);
  const changed = blocks.reduce((sum, block) => sum + block.changed, 0);
  const due = blocks.filter(
    (block) => !block.isBuilt || block.changed > (changed > mostOfAll ? 0 : mostOfBlock),
  );
  for (const { block } of due) await buildBlock(ctx.db, block);
  if (due.length > 0) await noteBuilt(ctx.db);
}
