import { sql } from 'kysely';
import type { RecordOf } from '#domain/fields/kinds.ts';
import { pricePlanFields } from '#domain/fields/promo.ts';
import type { PricePlanState } from '#domain/promo/price-plan.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import type { OptionPrice } from '#server/features/catalogue/products/office-save.repo.ts';

export { deleteRow, insertRow, updateRow } from '#server/platform/db/write-rows.ts';

export type PlanRow = RecordOf<typeof pricePlanFields> & {
  id: number;
  /** instead of a percentage */
  prices: { option: number; price: number }[];
  state: PricePlanState;
  /** how many options have, or had, its price */
  optionsCount: number;
};
const plan = sql`p.id, ${columnsAs(pricePlanFields, 'p')}, p.state,
  coalesce((select jsonb_agg(jsonb_build_object('option', x.option_id, 'price', x.price_tenge) order by x.option_id)
    from price_plan_price x where x.plan_id = p.id), '[]') as prices,
  (select count(*)::int from price_plan_option o where o.plan_id = p.id) as "optionsCount"`;
const sorts = { id: sql`p.id`, startsAt: sql`p.starts_at` };

export type PlansFilter = { ids?: string; q?: string; sort?: string };

/** A page of plans, the latest beginning first, over ones included. */
export async function findPlans(db: Db, { ids, q, sort }: PlansFilter, range: Range) {
  const where = [];
  if (ids !== undefined) where.push(sql`p.id = any(${idsOf(ids) ?? []}::int[])`);
  if (q) where.push(containsFolded(sql`fold((p.title->>'tm') || ' ' || (p.title->>'ru'))`, q));
  const sortOrder = orderBy(sort, sorts, '-startsAt', sql`p.id`);
  return listRows<PlanRow>(db, { select: plan, from: sql`price_plan p`, where, sortOrder }, range);
}

export async function findPlan(db: Db | Trx, id: number): Promise<PlanRow | undefined> {
  return (await sql<PlanRow>`select ${plan} from price_plan p where p.id = ${id}`.execute(db)).rows[0];
}

/** Against the scheduled task, which begins or ends the plan under the same lock. */
export async function lockPlan(trx: Trx, id: number): Promise<void> {
  await sql`select from price_plan where id = ${id} for no key update`.execute(trx);
}

/** Locks a plan that is due and not named. Plans that end come first, so that the next one may take their products. */
export async function lockDuePlan(
  trx: Trx,
  now: Date,
  failed: readonly number[],
): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`select ${plan} from price_plan p
    where p.state <> 'over' and p.id <> all(${failed}::int[]) and (p.ends_at <= ${now} or p.state = 'planned' and p.starts_at <= ${now})
    order by p.ends_at <= ${now} desc, p.starts_at, p.id limit 1 for no key update skip locked`.execute(trx);
  return rows[0];
}

/** Replaces the named prices of a plan. */
export async function replacePrices(trx: Trx, planId: number, prices: PlanRow['prices']): Promise<void> {
  await trx.deleteFrom('price_plan_price').where('plan_id', '=', planId).execute();
  if (prices.length === 0) return;
  const rows = prices.map(({ option, price }) => ({
    plan_id: planId,
    option_id: option,
    price_tenge: price,
  }));
  await trx.insertInto('price_plan_price').values(rows).execute();
}

/** The products of these options, by option; archived options are left out. */
export async function findProductsOfOptions(
  trx: Trx,
  options: readonly number[],
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('product_option')
    .select(['id', 'product_id'])
    .where('id', 'in', [...options, 0])
    .where('archived_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
}

const under = ({ products, categories }: Pick<PlanRow, 'products' | 'categories'>) => sql`
  (p.id = any(${products}::int[]) or p.category_id = any(${categories}::int[])
    or p.category_id in (select id from category where parent_id = any(${categories}::int[]))
    or p.id in (select x.product_id from product_category x join category c on c.id = x.category_id
      where c.id = any(${categories}::int[]) or c.parent_id = any(${categories}::int[])))`;

/** Products of a plan, by id, without archived ones. */
export async function findProductsOf(
  trx: Trx,
  of: Pick<PlanRow, 'products' | 'categories'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where p.status <> 'archived' and ${under(of)} order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Another plan that overlaps in time and has one of these products. */
export async function findOverlap(
  trx: Trx,
  { id, startsAt, endsAt, ...of }: Pick<PlanRow, 'id' | 'products' | 'categories' | 'startsAt' | 'endsAt'>,
): Promise<Pick<PlanRow, 'id' | 'title'> | undefined> {
  const mine = new Set(await findProductsOf(trx, of));
  const { rows } = await sql<Pick<PlanRow, 'id' | 'title' | 'products' | 'categories'>>`
    select id, title, product_ids as products, category_ids as categories from price_plan
    where state <> 'over' and id <> ${id} and starts_at < ${endsAt} and ends_at > ${startsAt}`.execute(trx);
  for (const { id: other, title, ...its } of rows)
    if ((await findProductsOf(trx, its)).some((product) => mine.has(product))) return { id: other, title };
  return undefined;
}

/** Serialises writers of plans: two that overlap would not see each other. */
export async function lockPlans(trx: Trx): Promise<void> {
  await sql`lock table price_plan in share row exclusive mode`.execute(trx);
}

export type PlannedOption = {
  id: number;
  price: number;
  formerPrice: number;
  formerOldPrice: number | null;
};

/** Options of another running plan are left out. @returns those that were written */
export async function insertPlannedOptions(
  trx: Trx,
  planId: number,
  options: readonly PlannedOption[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into price_plan_option (plan_id, option_id, price_tenge, former_price_tenge, former_old_price_tenge)
    select ${planId}, * from unnest(${options.map(({ id }) => id)}::int[], ${options.map(({ price }) => price)}::bigint[],
      ${options.map(({ formerPrice }) => formerPrice)}::bigint[],
      ${options.map(({ formerOldPrice }) => formerOldPrice)}::bigint[])
    on conflict do nothing returning option_id as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Products with options that have a plan's price now, by id. */
export async function findProductsRunning(trx: Trx, planId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.product_id as id from price_plan_option x join product_option o on o.id = x.option_id
    where x.plan_id = ${planId} and x.ended_at is null order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ends the prices of a plan. @returns the previous prices, for options whose price nobody has changed meanwhile */
export async function endPlannedOptions(trx: Trx, planId: number, at: Date): Promise<OptionPrice[]> {
  const { rows } = await sql<OptionPrice>`
    with ended as (update price_plan_option set ended_at = ${at} where plan_id = ${planId} and ended_at is null
      returning option_id, price_tenge, former_price_tenge as price, former_old_price_tenge as "oldPrice")
    select o.id, o.product_id as product, e.price, e."oldPrice" from ended e join product_option o on o.id = e.option_id
    where o.price_tenge = e.price_tenge order by o.id`.execute(trx);
  return rows;
}
