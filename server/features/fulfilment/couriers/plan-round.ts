/** Puts a courier's stops in an order by hand; the courier's page follows at its next contact. */
import type { RoundPlan } from '#contract/couriers/office-rounds.ts';
import { orderNumber } from '#domain/order.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import { findOpenStops, findPlanVersion } from '#server/features/orders/staff/round-plans.read.ts';
import { saveRoundPlan } from '#server/features/orders/staff/save-round-plan.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { readCourierName } from './assign-courier.ts';

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
