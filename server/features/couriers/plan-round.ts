/** Puts a courier's stops in an order by hand; the courier's page follows at its next contact. */
import type { RoundPlan } from '#contract/couriers/office-rounds.ts';
import { orderNumber } from '#domain/order.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import { findOpenStops, findPlanVersion } from './rounds.read.ts';
import { raiseVersion, replaceStops } from './rounds.repo.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { readCourierName } from '#server/features/fulfilment/assign-courier.ts';

/** @throws Refusal `courier.not-found` */
export async function showPlan(db: Db | Trx, courierId: number): Promise<RoundPlan> {
  await readCourierName(db, courierId);
  const rows = await findOpenStops(db, courierId);
  return {
    version: await findPlanVersion(db, courierId),
    stops: rows.map((row) => ({
      ...{ id: row.id, number: orderNumber(row.number), status: row.status },
      ...promisedTime(row),
      place: row.address?.placeTitle ?? row.asked_place,
      line1: row.address?.line1 ?? '',
    })),
  };
}

type Input = { id: number; version: number; stops: readonly string[] };

/** @throws Refusal `courier.not-found`; `record.conflict` when somebody else has put them in another order meanwhile */
export async function planRound(
  ctx: OfficeContext,
  { id, version, stops }: Input,
  by: By,
): Promise<RoundPlan> {
  const { staffId } = by.actor;
  return withAudit(ctx, by, { action: 'plan-round', subject: 'staff' }, async (trx) => {
    await readCourierName(trx, id);
    const planned = await saveRoundPlan(trx, id, { version, stops, staffId, at: ctx.now() });
    return { id, after: { stops: planned }, result: await showPlan(trx, id) };
  });
}

type Plan = { version: number; stops: readonly string[]; staffId: number; at: Date };

/**
 * Puts the stops of a courier in this order, those that are theirs.
 * @returns how many they are
 * @throws Refusal `record.conflict` when the plan is of another version by now
 */
async function saveRoundPlan(trx: Trx, courierId: number, { stops, ...plan }: Plan): Promise<number> {
  if (!(await raiseVersion(trx, courierId, plan))) throw new Refusal('record.conflict');
  const open = new Map((await findOpenStops(trx, courierId)).map((row) => [row.id, row.delivery_day]));
  const planned = stops.filter((id) => open.has(id)).map((id) => ({ id, day: open.get(id) ?? null }));
  await replaceStops(trx, courierId, planned);
  return planned.length;
}
