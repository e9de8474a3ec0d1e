import type { OfficePricePlan, PricePlanInput } from '#contract/catalogue/office-price-plans.ts';
import { columnsOf, momentsOf } from '#domain/fields/kinds.ts';
import { pricePlanFields } from '#domain/fields/promo.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteRow,
  findPlan,
  findPlans,
  findProductsOfOptions,
  findOverlap,
  insertRow,
  lockPlan,
  lockPlans,
  type PlanRow,
  type PlansFilter,
  replacePrices,
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
    const plan = await readPlan(trx, input);
    await requireFree(trx, 0, plan);
    const id = Number(await insertRow(trx, 'price_plan', columnsOf(pricePlanFields, plan)));
    await replacePrices(trx, id, plan.prices);
    return id;
  },
  async update(trx, id, input) {
    await lockPlans(trx);
    await lockPlan(trx, id);
    const before = await findPlan(trx, id);
    const plan = await readPlan(trx, input);
    if (before) requireChangeable(before, plan);
    await requireFree(trx, id, plan);
    await updateRow(trx, 'price_plan', id, columnsOf(pricePlanFields, plan));
    if (before?.state === 'planned') await replacePrices(trx, id, plan.prices);
  },
  async remove(trx, id) {
    await lockPlan(trx, id);
    if ((await findPlan(trx, id))?.state !== 'planned') throw new Refusal('record.in-use');
    await deleteRow(trx, 'price_plan', id);
  },
};

const shape = (row: PlanRow): OfficePricePlan => ({ ...row, ...momentsOf(pricePlanFields, row) });

type Plan = Omit<PlanRow, 'id' | 'state' | 'optionsCount'>;

/** Prices of a running plan are written already: only its end can change. */
function requireChangeable({ state, ...before }: PlanRow, plan: Plan): void {
  if (state === 'over') throw new Refusal('record.conflict', { field: 'state', data: { why: 'plan-over' } });
  if (state === 'planned') return;
  const isSame =
    before.percent === plan.percent &&
    before.startsAt.getTime() === plan.startsAt.getTime() &&
    isSameSet(before.products, plan.products) &&
    isSameSet(before.categories, plan.categories) &&
    isSameSet(before.prices.map(wordOf), plan.prices.map(wordOf));
  if (!isSame) throw new Refusal('record.conflict', { field: 'state', data: { why: 'plan-running' } });
}

const wordOf = ({ option, price }: Plan['prices'][number]) => `${option} ${price}`;
const isSameSet = <T>(some: readonly T[], others: readonly T[]) =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;

/** A percentage off products and categories, or prices of options, whose products are then those of the plan. */
async function readPlan(trx: Trx, { prices = [], ...input }: PricePlanInput): Promise<Plan> {
  if ((input.percent === null) !== prices.length > 0)
    throw new Refusal('request.invalid', { field: prices.length > 0 ? 'percent' : 'prices' });
  const of = prices.length > 0 ? { products: await readProductsOf(trx, prices), categories: [] } : {};
  return { ...input, prices, ...of, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
}

async function requireFree(trx: Trx, id: number, plan: Plan): Promise<void> {
  if (plan.products.length + plan.categories.length === 0)
    throw new Refusal('request.invalid', { field: 'products' });
  if (plan.endsAt <= plan.startsAt) throw new Refusal('request.invalid', { field: 'endsAt' });
  const other = await findOverlap(trx, { id, ...plan });
  if (other) throw new Refusal('record.conflict', { field: 'startsAt', data: { plan: other } });
}

async function readProductsOf(trx: Trx, prices: Plan['prices']): Promise<number[]> {
  const known = await findProductsOfOptions(
    trx,
    prices.map(({ option }) => option),
  );
  if (known.size < prices.length) throw new Refusal('request.invalid', { field: 'prices' });
  return [...new Set(known.values())];
}
