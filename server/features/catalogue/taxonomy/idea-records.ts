import type { IdeaInput, OfficeIdea } from '#contract/catalogue/office-taxonomy.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { withPictures } from '#server/features/media/with-pictures.ts';
import {
  deleteRow,
  findTaxonomyRow,
  findTaxonomyRows,
  ideaTable,
  insertRow,
  reorderRows,
  replaceIdeaProducts,
  type TaxonomyFilter,
  updateRow,
} from './taxonomy.repo.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';

type Row = Omit<OfficeIdea, 'picture'> & { picture: string | null };
const columnsOf = ({ title, subtitle, story, picture, isVisible }: IdeaInput) => ({
  title,
  subtitle,
  story,
  picture_id: picture ?? null,
  is_visible: isVisible,
});

/** Gift ideas with their stories; products stand in the order of the story. */
export const ideaRecords: Records<OfficeIdea, IdeaInput, TaxonomyFilter> = {
  subject: 'idea',
  async list(db, filter, range) {
    const { rows, total } = await findTaxonomyRows<Row>(db, ideaTable, filter, range);
    return { rows: await withPictures(db, rows), total };
  },
  async find(db, id) {
    const row = await findTaxonomyRow<Row>(db, ideaTable, id);
    return row && (await withPictures(db, [row]))[0];
  },
  async insert(trx, input) {
    const id = await insertRow<number>(trx, 'idea', columnsOf(input));
    await refreshInside(trx, await replaceIdeaProducts(trx, id, input.products));
    return id;
  },
  async update(trx, id, input) {
    await updateRow(trx, 'idea', id, columnsOf(input));
    await refreshInside(trx, await replaceIdeaProducts(trx, id, input.products));
  },
  async remove(trx, id) {
    const products = await replaceIdeaProducts(trx, id, []);
    await deleteRow(trx, 'idea', id);
    await refreshInside(trx, products);
  },
  reorder: (trx, ids) => reorderRows(trx, 'idea', ids),
};
