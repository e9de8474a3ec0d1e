import type { Trx } from '#server/platform/db/db.ts';
import {
  findCertificates,
  saveDerivedColumns,
  saveFacetRows,
} from '#server/features/catalogue/listing/facet-rows.repo.ts';
import { raiseListingVersion } from '#server/features/catalogue/listing/listing-version.repo.ts';

/** What `refreshProducts` does, inside the transaction of the change itself: lists are never a crash behind. */
export async function refreshInside(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await saveDerivedColumns(trx, ids);
  await saveFacetRows(trx, ids);
  await raiseListingVersion(trx, ids, 'text');
}

/** Certificates are shown again, or no more: whether they are sold has been switched in this transaction. */
export async function refreshCertificates(trx: Trx): Promise<void> {
  await refreshInside(trx, await findCertificates(trx));
}
