import type { Review } from '#contract/catalogue/shop.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isPublished } from '#server/features/catalogue/products/product.repo.ts';
import { countReviews, findReviews, type ReviewRow } from './reviews.repo.ts';

export type ReviewPage = { data: Review[]; page: PageInfo };

/** Reviews of a product, newest first. */
export async function readReviews(
  db: Db,
  product: number,
  { number, size }: { number: number; size: number },
): Promise<ReviewPage> {
  const [rows, total] = await Promise.all([
    findReviews(db, product, { number, size }),
    countReviews(db, product),
  ]);
  return { data: rows.map(shapeReview), page: { number, size, total, pages: Math.ceil(total / size) } };
}

/**
 * The same as a route.
 * @throws Refusal `product.not-found`
 */
export async function listReviews(
  db: Db,
  product: number,
  page: { page?: number | undefined; page_size?: number | undefined },
): Promise<ReviewPage> {
  if (!(await isPublished(db, product))) throw new Refusal('product.not-found');
  return readReviews(db, product, { number: page.page ?? 1, size: page.page_size ?? 12 });
}

export function shapeReview({ created_at, ...review }: ReviewRow): Review {
  return { ...review, createdAt: created_at.toISOString() };
}
