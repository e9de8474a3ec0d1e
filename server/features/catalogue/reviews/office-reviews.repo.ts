import { sql } from 'kysely';
import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { idsOf, likePart, listLong, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export { saveRating } from './reviews.repo.ts';

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
  const order = orderBy(filter.sort, sorts, '-createdAt', sql`r.id`);
  const wide = sql`join product p on p.id = r.product_id`;
  const isSearch = Boolean(filter.q);
  return listLong<Row>(
    db,
    { select, table: sql`review r`, key: sql`r.id`, wide, where, order, isSearch },
    range,
  );
}

export async function findOfficeReview(db: Db | Trx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${select} from ${from} where r.id = ${id}`.execute(db);
  return rows[0];
}

export async function saveVisibility(trx: Trx, id: number, isVisible: boolean): Promise<void> {
  await trx.updateTable('review').set({ is_visible: isVisible }).where('id', '=', id).execute();
}
