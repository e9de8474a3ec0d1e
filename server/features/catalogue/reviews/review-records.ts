import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  findOfficeReview,
  findOfficeReviews,
  type ReviewsFilter,
  saveRating,
  saveVisibility,
} from './reviews.repo.ts';

/** Customers' reviews: staff hide and show them, and never edit them. */
export const reviewRecords: Records<OfficeReview, { isVisible: boolean }, ReviewsFilter> = {
  subject: 'review',
  async list(db, filter, range) {
    const { rows, total } = await findOfficeReviews(db, filter, range);
    return { rows: rows.map(shape), total };
  },
  async find(db, id) {
    const row = await findOfficeReview(db, id);
    return row && shape(row);
  },
  async insert() {
    throw new Refusal('request.invalid');
  },
  async update(trx, id, { isVisible }) {
    const row = await findOfficeReview(trx, id);
    if (!row) throw new Refusal('record.not-found');
    await saveVisibility(trx, id, isVisible);
    await saveRating(trx, row.product);
  },
};

function shape(row: Omit<OfficeReview, 'createdAt'> & { createdAt: Date }): OfficeReview {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
