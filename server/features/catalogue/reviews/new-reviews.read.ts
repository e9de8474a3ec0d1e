import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';

/** How many reviews customers wrote since, since when, and of what the first; undefined without any. */
export async function readNewReviews(
  db: Db,
  since: Date,
): Promise<{ count: number; oldest: Date; title: LocalText } | undefined> {
  const { rows } = await sql<{ count: number; oldest: Date; title: LocalText }>`
    select r.count, r.created_at as oldest, p.title from (
      select count(*) over ()::int as count, created_at, product_id from review
      where created_at > ${since} and is_visible order by created_at, id limit 1) r
    join product p on p.id = r.product_id`.execute(db);
  return rows[0];
}
