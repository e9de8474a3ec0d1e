import type { Db, Trx } from '#server/platform/db/db.ts';
import { findReviewsOf, signAnonymously } from './reviews.repo.ts';

export type OwnReview = { product: number; rating: number; text: string; author: string; createdAt: string };

/** All reviews by a customer. */
export async function readReviewsOf(db: Db, customerId: number): Promise<OwnReview[]> {
  return (await findReviewsOf(db, customerId)).map((row) => ({
    product: row.product_id,
    rating: row.rating,
    text: row.text,
    author: row.author,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Keeps the reviews of an erased customer, without their name. */
export async function forgetReviewer(trx: Trx, customerId: number): Promise<void> {
  await signAnonymously(trx, customerId);
}
