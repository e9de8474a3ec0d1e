import type { OfficeWrap, WrapInput } from '#contract/content/office-wraps.ts';
import { wrapFields } from '#domain/fields/content.ts';
import { columnsOf, fillOut } from '#domain/fields/kinds.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { withPictures } from '#server/features/media/read-pictures.ts';
import {
  deleteRow,
  findOfficeWrap,
  findOfficeWraps,
  insertRow,
  reorderRows,
  updateRow,
  type WrapsFilter,
} from './content-office.repo.ts';

/** Gift wraps with their prices (tenge). Orders keep the price they were placed with, so a wrap may be deleted. */
export const wrapRecords: Records<OfficeWrap, WrapInput, WrapsFilter> = {
  subject: 'wrap',
  async list(db, filter, range) {
    const { rows, total } = await findOfficeWraps(db, filter, range);
    return { rows: await withPictures(db, rows), total };
  },
  async find(db, id) {
    const row = await findOfficeWrap(db, id);
    return row && (await withPictures(db, [row]))[0];
  },
  insert: (trx, input) => insertRow(trx, 'wrap', columnsFor(input)),
  update: (trx, id, input) => updateRow(trx, 'wrap', id, columnsFor(input)),
  remove: (trx, id) => deleteRow(trx, 'wrap', id),
  reorder: (trx, ids) => reorderRows(trx, 'wrap', ids),
};

const columnsFor = (input: WrapInput) => columnsOf(wrapFields, fillOut(wrapFields, input));
