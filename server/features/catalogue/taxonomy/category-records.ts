import type { CategoryInput, OfficeCategory } from '#contract/catalogue/office-taxonomy.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withPictures } from '#server/features/media/with-pictures.ts';
import {
  categoryTable,
  deleteRow,
  findParent,
  findProductsUnder,
  findTaxonomyRow,
  findTaxonomyRows,
  hasChildren,
  insertRow,
  reorderRows,
  type TaxonomyFilter,
  updateRow,
} from './taxonomy.repo.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';

type Row = Omit<OfficeCategory, 'picture'> & { picture: string | null };

/** Categories: a tree of two levels. */
export const categoryRecords: Records<OfficeCategory, CategoryInput, TaxonomyFilter> = {
  subject: 'category',
  async list(db, filter, range) {
    const { rows, total } = await findTaxonomyRows<Row>(db, categoryTable, filter, range);
    return { rows: await withPictures(db, rows), total };
  },
  async find(db, id) {
    const row = await findTaxonomyRow<Row>(db, categoryTable, id);
    return row && (await withPictures(db, [row]))[0];
  },
  async insert(trx, input) {
    await requireTree(trx, undefined, input.parent ?? null);
    return insertRow(trx, 'category', columnsOf(input));
  },
  async update(trx, id, input) {
    await requireTree(trx, id, input.parent ?? null);
    await updateRow(trx, 'category', id, columnsOf(input));
    await refreshInside(trx, await findProductsUnder(trx, 'category', id));
  },
  remove: (trx, id) => deleteRow(trx, 'category', id),
  reorder: (trx, ids) => reorderRows(trx, 'category', ids),
};

function columnsOf({ title, parent, picture, isVisible }: CategoryInput) {
  return { title, parent_id: parent ?? null, picture_id: picture ?? null, is_visible: isVisible };
}

/** A parent has no parent, and whoever has children gets none. */
async function requireTree(trx: Trx, id: number | undefined, parent: number | null): Promise<void> {
  if (parent === null) return;
  const above = await findParent(trx, parent);
  const isLoop = parent === id || (id !== undefined && (await hasChildren(trx, id)));
  if (!above || above.parent !== null || isLoop) throw new Refusal('request.invalid', { field: 'parent' });
}
