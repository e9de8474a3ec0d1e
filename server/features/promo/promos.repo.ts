import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import { promoRuleFields } from '#domain/fields/promo.ts';
import type { Promo } from '#domain/promo/promo-code.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export { deleteRow, insertRow, updateRow } from '#server/platform/db/write-rows.ts';

export type PromoRow = Promo & { id: number; code: string };
const rule = sql`p.id, p.code, ${columnsAs(promoRuleFields, 'p')}`;

/** @param code folded, as stored */
export async function findPromo(db: Db | Trx, code: string): Promise<PromoRow | undefined> {
  return (await sql<PromoRow>`select ${rule} from promo_code p where p.code = ${code}`.execute(db)).rows[0];
}

/** Locks the code, so that its uses are counted one transaction at a time. */
export async function lockPromo(trx: Trx, id: number): Promise<PromoRow | undefined> {
  const { rows } =
    await sql<PromoRow>`select ${rule} from promo_code p where p.id = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** The uses of a code, in total and by this customer. */
export async function countUses(
  db: Db | Trx,
  promo: number,
  customer: number | null,
): Promise<{ uses: number; own: number }> {
  const { rows } = await sql<{ uses: number; own: number }>`
    select count(*)::int as uses, count(*) filter (where customer_id = ${customer})::int as own
    from promo_use where promo_id = ${promo} and released_at is null`.execute(db);
  return rows[0] ?? { uses: 0, own: 0 };
}

type NewUse = { order_id: string; promo_id: number; customer_id: number; at: Date };

/** An order uses one promo code at most; its use counts towards the limits until it is released. */
export async function insertUse(trx: Trx, use: NewUse): Promise<void> {
  await trx.insertInto('promo_use').values(use).execute();
}

/** The use no longer counts towards the limits; repeating it changes nothing. The row stays for `findReleasedUse`. */
export async function releaseUse(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('promo_use')
    .set({ released_at: at })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
}

/** The use that an order has given up; undefined when it has none, or still has it. */
export async function findReleasedUse(
  trx: Trx,
  orderId: string,
): Promise<{ promo: number; customer: number } | undefined> {
  return trx
    .selectFrom('promo_use')
    .select(['promo_id as promo', 'customer_id as customer'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
}

/** The use counts again. The caller has locked the code and checked its limits. */
export async function resumeUse(trx: Trx, orderId: string): Promise<void> {
  await trx.updateTable('promo_use').set({ released_at: null }).where('order_id', '=', orderId).execute();
}

export type PromosFilter = { ids?: string; q?: string; sort?: string };
export type OfficePromoRow = PromoRow & { title: LocalText; ordersCount: number; takenOff: number };
/** An ended order has no discount. */
const shown = sql`${rule}, p.title, u.uses as "ordersCount", u.cost as "takenOff"`;
const counted = sql`promo_code p left join lateral (
  select count(*)::int as uses,
    coalesce(sum(o.promo_tenge) filter (where o.status not in ('cancelled', 'expired', 'returned')), 0)::bigint as cost
  from promo_use x join shop_order o on o.id = x.order_id where x.promo_id = p.id and x.released_at is null) u on true`;
const sorts = { id: sql`p.id`, code: sql`p.code` };

/**
 * A page of promo codes, searched by code and by title in either language, with their uses and what they took off in
 * tenge.
 */
export async function findOfficePromos(db: Db, { ids, q, sort }: PromosFilter, range: Range) {
  const where = [];
  if (ids !== undefined) where.push(sql`p.id = any(${idsOf(ids) ?? []}::int[])`);
  if (q)
    where.push(containsFolded(sql`fold(p.code || ' ' || (p.title->>'tm') || ' ' || (p.title->>'ru'))`, q));
  const sortOrder = orderBy(sort, sorts, '-id', sql`p.id`);
  return listRows<OfficePromoRow>(db, { select: shown, from: counted, where, sortOrder }, range);
}

export async function findOfficePromo(db: Db | Trx, id: number): Promise<OfficePromoRow | undefined> {
  return (await sql<OfficePromoRow>`select ${shown} from ${counted} where p.id = ${id}`.execute(db)).rows[0];
}
