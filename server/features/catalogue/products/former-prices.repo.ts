/** Former prices of options, from which old prices are derived. Whole tenge. */
import { sql } from 'kysely';
import { oldPriceDays } from '#domain/price-change.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/**
 * Records the present prices of options whose price is about to change. Prices of drafts and of archived options are
 * left out, because nobody saw them.
 * @param prices the new ones
 */
export async function noteFormerPrices(
  trx: Trx,
  prices: readonly { id: number; price: number }[],
  at: Date,
): Promise<void> {
  await sql`insert into former_price (option_id, price_tenge, until)
    select o.id, o.price_tenge, ${at}
    from unnest(${prices.map(({ id }) => id)}::int[], ${prices.map(({ price }) => price)}::bigint[]) as x (id, price)
      join product_option o on o.id = x.id join product p on p.id = o.product_id
    where o.price_tenge <> x.price and o.archived_at is null and p.status = 'published'`.execute(trx);
}

/** The lowest of the former prices that were shown within the last thirty days. */
export async function findLowest(
  trx: Db | Trx,
  options: readonly number[],
  at: Date,
): Promise<Map<number, number>> {
  const since = new Date(at.getTime() - oldPriceDays * 86_400_000);
  const { rows } = await sql<{ option: number; lowest: number }>`
    select option_id as option, min(price_tenge)::bigint as lowest from former_price
    where option_id = any(${[...options]}::int[]) and until > ${since} group by 1`.execute(trx);
  return new Map(rows.map(({ option, lowest }) => [option, lowest]));
}

const mostShown = 60;
export type FormerPrice = { price: number; until: Date };

/** Former prices of each option, the latest first. */
export async function findFormerPrices(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, FormerPrice[]>> {
  const { rows } = await sql<FormerPrice & { option: number }>`
    select o.id as option, f.price, f.until from unnest(${[...options]}::int[]) as o (id), lateral (
      select price_tenge as price, until from former_price where option_id = o.id
      order by until desc limit ${sql.lit(mostShown)}) f
    order by f.until desc`.execute(db);
  return Map.groupBy(rows, ({ option }) => option);
}
