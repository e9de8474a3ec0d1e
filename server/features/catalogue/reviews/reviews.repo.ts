import { sql } from 'kysely';
import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { idsOf, likePart, listLong, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export type ReviewRow = {
  id: number;
  author: string;
  rating: number;
  text: string;
  created_at: Date;
};

/** Those that staff have not hidden, the newest first. */
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

/** Those that staff have not hidden. */
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

/** Recomputes the product's rating from its visible reviews. */
export async function saveRating(trx: Trx, product: number): Promise<void> {
  await sql`
    update product set (rating_sum, rating_count) = (
      select coalesce(sum(rating), 0), count(*) from review where product_id = ${product} and is_visible
    ) where id = ${product}`.execute(trx);
}

/** Hidden ones too, for the export of a customer's data. */
export async function findReviewsOf(db: Db, customerId: number) {
  return db
    .selectFrom('review')
    .select(['product_id', 'rating', 'text', 'author', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** Reviews of an erased customer stay, signed by the shop. */
export async function signAnonymously(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('review')
    .set({ author: 'Sowgat', customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}

export type ReviewsFilter = {
  ids?: string;
  q?: string;
  product?: number;
  visible?: boolean;
  rating?: number;
  sort?: string;
};
type Row = Omit<OfficeReview, 'createdAt'> & { createdAt: Date };

const select = sql`r.id, r.product_id as product, p.title as "productTitle", r.customer_id as customer, r.author, r.rating,
  r.text, r.is_visible as "isVisible", r.created_at as "createdAt"`;
const from = sql`review r join product p on p.id = r.product_id`;
const sorts = { createdAt: sql`r.created_at`, rating: sql`r.rating`, id: sql`r.id` };

export async function findOfficeReviews(db: Db, filter: ReviewsFilter, range: Range) {
  const where = [];
  const ids = idsOf(filter.ids);
  if (ids) where.push(sql`r.id = any(${ids}::int[])`);
  if (filter.product) where.push(sql`r.product_id = ${filter.product}`);
  if (filter.visible !== undefined) where.push(sql`r.is_visible = ${filter.visible}`);
  if (filter.rating) where.push(sql`r.rating = ${filter.rating}`);
  if (filter.q) where.push(sql`(r.text || ' ' || r.author) ilike ${likePart(filter.q)}`);
  const sortOrder = orderBy(filter.sort, sorts, '-createdAt', sql`r.id`);
  const wide = sql`join product p on p.id = r.product_id`;
  const isSearch = Boolean(filter.q);
  return listLong<Row>(
    db,
    { select, table: sql`review r`, key: sql`r.id`, wide, where, sortOrder, isSearch },
    range,
  );
}

export async function findOfficeReview(db: Db | Trx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${select} from ${from} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** The caller updates the product's rating. */
export async function saveVisibility(trx: Trx, id: number, isVisible: boolean): Promise<void> {
  await trx.updateTable('review').set({ is_visible: isVisible }).where('id', '=', id).execute();
}
