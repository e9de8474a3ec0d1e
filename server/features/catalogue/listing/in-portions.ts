import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { findProductIds } from './facet-rows.repo.ts';

const portion = 1_000;

/** Does something for all products, a thousand at a time, so that each statement stays short. */
export async function inPortions(db: Db, work: (ids: readonly number[]) => Promise<void>): Promise<void> {
  for (let after = 0; ; ) {
    const next = await inTransaction(db, (trx) => findProductIds(trx, after, portion));
    if (next.length === 0) return;
    await work(next);
    after = next.at(-1) ?? after;
  }
}
