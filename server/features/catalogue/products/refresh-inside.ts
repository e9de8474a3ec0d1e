import type { Trx } from '#server/platform/db/db.ts';
import { saveDerivedColumns, saveShelf } from '#server/features/catalogue/listing/facet-rows.repo.ts';
import { raiseShelfVersion } from '#server/features/catalogue/listing/listing-version.repo.ts';

/** What `refreshProducts` does, inside the transaction of the change itself: lists are never a crash behind. */
export async function refreshInside(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await saveDerivedColumns(trx, ids);
  await saveShelf(trx, ids);
  await raiseShelfVersion(trx, ids, 'text');
}
