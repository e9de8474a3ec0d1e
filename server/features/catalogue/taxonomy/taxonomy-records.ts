/** The taxonomy as edited by staff: categories, brands, ideas, occasions, recipients. */
import type {
  BrandInput,
  CategoryInput,
  IdeaInput,
  OccasionInput,
  OfficeBrand,
  OfficeCategory,
  OfficeIdea,
  OfficeOccasion,
  OfficeRecipient,
  RecipientInput,
} from '#contract/catalogue/office-taxonomy.ts';
import { isDay } from '#domain/delivery/calendar.ts';
import { isYearlyDay } from '#domain/people/people.ts';
import { columnsOf, fillOut } from '#domain/fields/kinds.ts';
import {
  brandFields,
  categoryFields,
  ideaFields,
  occasionFields,
  recipientFields,
} from '#domain/fields/taxonomy.ts';
import { withPictures } from '#server/features/media/read-pictures.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { deleteRow, insertRow, reorderRows, updateRow } from '#server/platform/db/write-rows.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';
import {
  brandTable,
  categoryTable,
  findParent,
  findProductsUnder,
  findTaxonomyRow,
  findTaxonomyRows,
  hasChildren,
  ideaTable,
  occasionTable,
  recipientTable,
  replaceIdeaProducts,
  replaceOccasionDays,
  type TaxonomyFilter,
  type TaxonomyTable,
} from './taxonomy.repo.ts';

/** The common part of all of them; the table's name is also the audit subject. */
function recordsOf<Row>(table: TaxonomyTable) {
  return {
    subject: table.table,
    list: (db: Db, filter: TaxonomyFilter, range: Range) => findTaxonomyRows<Row>(db, table, filter, range),
    find: (db: Db | Trx, id: number) => findTaxonomyRow<Row>(db, table, id),
    remove: (trx: Trx, id: number) => deleteRow(trx, table.table, id),
    reorder: (trx: Trx, ids: readonly number[]) => reorderRows(trx, table.table, ids),
  };
}

type PicturedRow<Row> = Omit<Row, 'picture'> & { picture: string | null };

/** The same for those with a picture. */
function picturedRecordsOf<Row extends { picture: string | null }>(table: TaxonomyTable) {
  const plain = recordsOf<Row>(table);
  return {
    ...plain,
    async list(db: Db, filter: TaxonomyFilter, range: Range) {
      const { rows, total } = await plain.list(db, filter, range);
      return { rows: await withPictures(db, rows), total };
    },
    async find(db: Db | Trx, id: number) {
      const row = await plain.find(db, id);
      return row && (await withPictures(db, [row]))[0];
    },
  };
}

/** A tree of two levels. */
export const categoryRecords: Records<OfficeCategory, CategoryInput, TaxonomyFilter> = {
  ...picturedRecordsOf<PicturedRow<OfficeCategory>>(categoryTable),
  async insert(trx, input) {
    await requireTree(trx, undefined, input.parent ?? null);
    return insertRow(trx, 'category', categoryColumns(input));
  },
  async update(trx, id, input) {
    await requireTree(trx, id, input.parent ?? null);
    await updateRow(trx, 'category', id, categoryColumns(input));
    await refreshInside(trx, await findProductsUnder(trx, 'category', id));
  },
};

const categoryColumns = (input: CategoryInput) => columnsOf(categoryFields, fillOut(categoryFields, input));

/** A parent must not have a parent, and a category with children must not get one. */
async function requireTree(trx: Trx, id: number | undefined, parent: number | null): Promise<void> {
  if (parent === null) return;
  const above = await findParent(trx, parent);
  const isLoop = parent === id || (id !== undefined && (await hasChildren(trx, id)));
  if (!above || above.parent !== null || isLoop) throw new Refusal('request.invalid', { field: 'parent' });
}

export const brandRecords: Records<OfficeBrand, BrandInput, TaxonomyFilter> = {
  ...picturedRecordsOf<PicturedRow<OfficeBrand>>(brandTable),
  insert: (trx, input) => insertRow(trx, 'brand', brandColumns(input)),
  async update(trx, id, input) {
    await updateRow(trx, 'brand', id, brandColumns(input));
    await refreshInside(trx, await findProductsUnder(trx, 'brand', id));
  },
};

const brandColumns = (input: BrandInput) => columnsOf(brandFields, fillOut(brandFields, input));

/** Gift ideas with their stories; products are in the order of the story. */
export const ideaRecords: Records<OfficeIdea, IdeaInput, TaxonomyFilter> = {
  ...picturedRecordsOf<PicturedRow<OfficeIdea>>(ideaTable),
  async insert(trx, input) {
    const id = await insertRow<number>(trx, 'idea', ideaColumns(input));
    await refreshInside(trx, await replaceIdeaProducts(trx, id, input.products));
    return id;
  },
  async update(trx, id, input) {
    await updateRow(trx, 'idea', id, ideaColumns(input));
    await refreshInside(trx, await replaceIdeaProducts(trx, id, input.products));
  },
  async remove(trx, id) {
    const products = await replaceIdeaProducts(trx, id, []);
    await deleteRow(trx, 'idea', id);
    await refreshInside(trx, products);
  },
};

const ideaColumns = (input: IdeaInput) => columnsOf(ideaFields, fillOut(ideaFields, input));

/** Occasions; a holiday has a fixed day and month, days listed year by year, or neither. */
export const occasionRecords: Records<OfficeOccasion, OccasionInput, TaxonomyFilter> = {
  ...recordsOf<OfficeOccasion>(occasionTable),
  async insert(trx, input) {
    const row = { key: keyOf(input.title.tm), ...occasionColumns(input) };
    const id = await insertRow<number>(trx, 'occasion', row);
    await saveDays(trx, id, input);
    return id;
  },
  async update(trx, id, input) {
    await updateRow(trx, 'occasion', id, occasionColumns(input));
    await saveDays(trx, id, input);
  },
};

async function saveDays(trx: Trx, id: number, { moves, days }: OccasionInput): Promise<void> {
  if (days?.some((day) => !isDay(day))) throw new Refusal('request.invalid', { field: 'days' });
  if (moves !== undefined && days !== undefined) await replaceOccasionDays(trx, id, moves ? days : []);
}

function occasionColumns(input: OccasionInput) {
  const { month = null, day = null, moves } = input;
  if (moves && month !== null) throw new Refusal('request.invalid', { field: 'month' });
  const isWhole = month === null ? day === null : day !== null && isYearlyDay({ month, day });
  if (!isWhole) throw new Refusal('request.invalid', { field: 'day' });
  return columnsOf(occasionFields, { ...input, month, day });
}

/** Recipients. */
export const recipientRecords: Records<OfficeRecipient, RecipientInput, TaxonomyFilter> = {
  ...recordsOf<OfficeRecipient>(recipientTable),
  insert: (trx, input) =>
    insertRow(trx, 'recipient', { key: keyOf(input.title.tm), ...columnsOf(recipientFields, input) }),
  update: (trx, id, input) => updateRow(trx, 'recipient', id, columnsOf(recipientFields, input)),
};

/** The key is for the seed and for people who read the database: derived once, from the title. */
function keyOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 60);
}
