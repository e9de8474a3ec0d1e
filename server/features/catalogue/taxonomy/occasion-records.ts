import type {
  OccasionInput,
  OfficeOccasion,
  OfficeRecipient,
  RecipientInput,
} from '#contract/catalogue/office-occasions.ts';
import { isDay } from '#domain/delivery/calendar.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteRow,
  findTaxonomyRow,
  findTaxonomyRows,
  insertRow,
  occasionTable,
  recipientTable,
  reorderRows,
  type TaxonomyFilter,
  updateRow,
} from './taxonomy.repo.ts';

/** When gifts are given; a holiday has a fixed day and month, or neither. */
export const occasionRecords: Records<OfficeOccasion, OccasionInput, TaxonomyFilter> = {
  subject: 'occasion',
  list: (db, filter, range) => findTaxonomyRows(db, occasionTable, filter, range),
  find: (db, id) => findTaxonomyRow(db, occasionTable, id),
  insert: (trx, input) => insertRow(trx, 'occasion', { key: keyOf(input.title.tm), ...columnsOf(input) }),
  update: (trx, id, input) => updateRow(trx, 'occasion', id, columnsOf(input)),
  remove: (trx, id) => deleteRow(trx, 'occasion', id),
  reorder: (trx, ids) => reorderRows(trx, 'occasion', ids),
};

/** For whom gifts are. */
export const recipientRecords: Records<OfficeRecipient, RecipientInput, TaxonomyFilter> = {
  subject: 'recipient',
  list: (db, filter, range) => findTaxonomyRows(db, recipientTable, filter, range),
  find: (db, id) => findTaxonomyRow(db, recipientTable, id),
  insert: (trx, { title }) => insertRow(trx, 'recipient', { key: keyOf(title.tm), title }),
  update: (trx, id, { title }) => updateRow(trx, 'recipient', id, { title }),
  remove: (trx, id) => deleteRow(trx, 'recipient', id),
  reorder: (trx, ids) => reorderRows(trx, 'recipient', ids),
};

function columnsOf({ title, month = null, day = null }: OccasionInput) {
  const two = (n: number) => String(n).padStart(2, '0');
  const isWhole = month === null ? day === null : day !== null && isDay(`2024-${two(month)}-${two(day)}`);
  if (!isWhole) throw new Refusal('request.invalid', { field: 'day' });
  return { title, month, day };
}

/** The key is for the seed and for people who read the database: a word, once. */
function keyOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 60);
}
