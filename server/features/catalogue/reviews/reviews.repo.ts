import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type ReviewRow = {
  id: number;
  author: string;
  rating: number;
  text: string;
  created_at: Date;
};

export async function findReviews(
  db: Db,
  product: number,
  page: { number: number; size: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select id, author, rating, text, created_at from review
    where product_id = ${product} and is_visible
    order by created_at desc, id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  return rows;
}

export async function countReviews(db: Db, product: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from review where product_id = ${product} and is_visible`.execute(db);
  return rows[0]?.n ?? 0;
}

/** undefined when the customer has already reviewed the product. */
export async function insertReview(
  trx: Trx,
  review: {
    product_id: number;
    customer_id: number;
    author: string;
    rating: number;
    text: string;
    created_at: Date;
  },
): Promise<ReviewRow | undefined> {
  return trx
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.columns(['product_id', 'customer_id']).doNothing())
    .returning(['id', 'author', 'rating', 'text', 'created_at'])
    .executeTakeFirst();
}

/** The product's rating follows its visible reviews. */
export async function saveRating(trx: Trx, product: number): Promise<void> {
  await sql`
    update product set (rating_sum, rating_count) = (
      select coalesce(sum(rating), 0), count(*) from review where product_id = ${product} and is_visible
    ) where id = ${product}`.execute(trx);
}
