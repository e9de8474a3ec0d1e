import { plannedPrice, pricePlanStep, type Reduction } from '#domain/promo/price-plan.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { lockProducts } from '#server/features/catalogue/products/office-products.repo.ts';
import { findLowest } from '#server/features/catalogue/products/former-prices.repo.ts';
import {
  lockLiveOptions,
  savePrices,
  touchProducts,
} from '#server/features/catalogue/products/office-save.repo.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';
import {
  endPlannedOptions,
  findProductsOf,
  findProductsRunning,
  insertPlannedOptions,
  lockDuePlan,
  type PlanRow,
  updateRow,
} from './price-plans.repo.ts';

/**
 * Begins and ends price plans (timed discounts) that are due, one transaction each; afterwards the public cache is
 * invalidated. One that fails stays due and does not hold up the others.
 */
export async function runPricePlans(
  ctx: Pick<Context, 'db' | 'now' | 'invalidation' | 'log'>,
): Promise<void> {
  const failed: number[] = [];
  for (;;) {
    const now = ctx.now();
    let taken: number | undefined;
    const isDone = await inTransaction(ctx.db, async (trx) => {
      const plan = await lockDuePlan(trx, now, failed);
      taken = plan?.id;
      if (!plan) return true;
      const step = pricePlanStep(plan, now);
      const products = await (step === 'start' ? begin(trx, plan, now) : end(trx, plan, now));
      await updateRow(trx, 'price_plan', plan.id, { state: step === 'start' ? 'running' : 'over' });
      await touchProducts(trx, products, now);
      await refreshInside(trx, products);
      return false;
    }).catch((err: unknown) => {
      if (taken === undefined) throw err;
      failed.push(taken);
      ctx.log.warn({ err, plan: taken }, 'a price plan could not begin or end; it is tried again');
      return false;
    });
    if (isDone) return;
    ctx.invalidation.publish();
  }
}

/** @returns the products whose prices change */
async function begin(trx: Trx, plan: PlanRow, now: Date): Promise<number[]> {
  const products = await findProductsOf(trx, plan);
  await lockProducts(trx, products);
  const options = await lockLiveOptions(trx, products);
  const lowest = await findLowest(
    trx,
    options.map(({ id }) => id),
    now,
  );
  const planned = options.flatMap((option) => {
    const reduction = reductionOf(plan, option.id);
    const price = reduction && plannedPrice(option.price, reduction, lowest.get(option.id) ?? option.price);
    return price ? [{ ...option, ...price, formerPrice: option.price, formerOldPrice: option.oldPrice }] : [];
  });
  const written = await insertPlannedOptions(trx, plan.id, planned);
  const changed = planned.filter(({ id }) => written.has(id));
  await savePrices(trx, changed, now);
  return [...new Set(changed.map(({ product }) => product))];
}

/** Undefined for an option of a named product that has no price in the plan. */
function reductionOf({ percent, prices }: PlanRow, option: number): Reduction | undefined {
  if (percent !== null) return { percent };
  return prices.find((one) => one.option === option);
}

async function end(trx: Trx, plan: PlanRow, now: Date): Promise<number[]> {
  const products = await findProductsRunning(trx, plan.id);
  await lockProducts(trx, products);
  await savePrices(trx, await endPlannedOptions(trx, plan.id, now), now);
  return products;
}
