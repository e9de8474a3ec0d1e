import { inParts } from '#server/platform/db/list-rows.ts';
import type { Trx } from '#server/platform/db/db.ts';
import {
  findCertificates,
  saveDerivedColumns,
  saveFacetRows,
} from '#server/features/catalogue/listing/facet-rows.repo.ts';
import { raiseListingVersion } from '#server/features/catalogue/listing/listing-version.repo.ts';

/**
 * Does what `refreshProducts` does, inside the transaction of the change itself, so that a crash cannot leave lists
 * behind.
 */
export async function refreshInside(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const part of inParts(ids)) {
    await saveDerivedColumns(trx, part);
    await saveFacetRows(trx, part);
  }
  await raiseListingVersion(trx, ids, 'text');
}

/** Shows or hides certificate products after they were switched on or off in this transaction. */
export async function refreshCertificates(trx: Trx): Promise<void> {
  await refreshInside(trx, await findCertificates(trx));
}
