import type { BrandInput, OfficeBrand } from '#contract/catalogue/office-taxonomy.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { withPictures } from '#server/features/media/with-pictures.ts';
import {
  brandTable,
  deleteRow,
  findProductsUnder,
  findTaxonomyRow,
  findTaxonomyRows,
  insertRow,
  reorderRows,
  type TaxonomyFilter,
  updateRow,
} from './taxonomy.repo.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';

type Row = Omit<OfficeBrand, 'picture'> & { picture: string | null };
const columnsOf = ({ title, description, picture }: BrandInput) => ({
  title,
  description,
  picture_id: picture ?? null,
});

export const brandRecords: Records<OfficeBrand, BrandInput, TaxonomyFilter> = {
  subject: 'brand',
  async list(db, filter, range) {
    const { rows, total } = await findTaxonomyRows<Row>(db, brandTable, filter, range);
    return { rows: await withPictures(db, rows), total };
  },
  async find(db, id) {
    const row = await findTaxonomyRow<Row>(db, brandTable, id);
    return row && (await withPictures(db, [row]))[0];
  },
  insert: (trx, input) => insertRow(trx, 'brand', columnsOf(input)),
  async update(trx, id, input) {
    await updateRow(trx, 'brand', id, columnsOf(input));
    await refreshInside(trx, await findProductsUnder(trx, 'brand', id));
  },
  remove: (trx, id) => deleteRow(trx, 'brand', id),
  reorder: (trx, ids) => reorderRows(trx, 'brand', ids),
};
