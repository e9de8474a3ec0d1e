import type { OfficePricePlan, PricePlanInput } from '#contract/catalogue/office-price-plans.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteRow,
  findPlan,
  findPlans,
  hasOverlap,
  insertRow,
  lockPlan,
  lockPlans,
  type PlanRow,
  type PlansFilter,
  updateRow,
} from './price-plans.repo.ts';

/**
 * Price plans as staff see them. A running one can only be renamed or get another end; a finished one cannot be
 * changed.
 */
export const pricePlanRecords: Records<OfficePricePlan, PricePlanInput, PlansFilter> = {
  subject: 'price-plan',
  async list(db, filter, range) {
    const { rows, total } = await findPlans(db, filter, range);
    return { rows: rows.map(shape), total };
  },
  async find(db, id) {
    const row = await findPlan(db, id);
    return row && shape(row);
  },
  async insert(trx, input) {
    await lockPlans(trx);
    await requireFree(trx, 0, input);
    return insertRow(trx, 'price_plan', columnsOf(input));
  },
  async update(trx, id, input) {
    await lockPlans(trx);
    await lockPlan(trx, id);
    const plan = await findPlan(trx, id);
    if (plan) requireChangeable(plan, input);
    await requireFree(trx, id, input);
    await updateRow(trx, 'price_plan', id, columnsOf(input));
  },
  async remove(trx, id) {
    await lockPlan(trx, id);
    if ((await findPlan(trx, id))?.state !== 'planned') throw new Refusal('record.in-use');
    await deleteRow(trx, 'price_plan', id);
  },
};

const shape = ({ startsAt, endsAt, ...row }: PlanRow): OfficePricePlan => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Prices of a running plan are written already: only its end can change. */
function requireChangeable({ state, startsAt, ...plan }: PlanRow, input: PricePlanInput): void {
  if (state === 'over') throw new Refusal('record.conflict', { field: 'state' });
  if (state === 'planned') return;
  const isSame =
    plan.percent === input.percent &&
    startsAt.getTime() === Date.parse(input.startsAt) &&
    sameIds(plan.products, input.products) &&
    sameIds(plan.categories, input.categories);
  if (!isSame) throw new Refusal('record.conflict', { field: 'state' });
}

const sameIds = (some: readonly number[], others: readonly number[]) =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

async function requireFree(trx: Trx, id: number, input: PricePlanInput): Promise<void> {
  const { products, categories } = input;
  if (products.length + categories.length === 0) throw new Refusal('request.invalid', { field: 'products' });
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (endsAt <= startsAt) throw new Refusal('request.invalid', { field: 'endsAt' });
  if (await hasOverlap(trx, { id, products, categories, startsAt, endsAt }))
    throw new Refusal('record.conflict', { field: 'startsAt' });
}

function columnsOf({ title, percent, products, categories, startsAt, endsAt }: PricePlanInput) {
  const of = { product_ids: products, category_ids: categories };
  return { title, percent, ...of, starts_at: startsAt, ends_at: endsAt };
}
