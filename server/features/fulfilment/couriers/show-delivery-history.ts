import type { OfficeDeed } from '#contract/couriers/office-deed.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type DeedRow, readDeeds } from '#server/features/couriers/couriers.read.ts';
import { readDeliveryAttempts } from '#server/features/orders/staff/delivery-attempts.read.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The delivery history of an order: failed attempts, and the couriers' deeds. */
export async function showDeliveryHistory(
  db: Db,
  orderId: string,
): Promise<Pick<OfficeOrder, 'failedAttempts' | 'deeds'>> {
  const [failed, deeds] = await Promise.all([readDeliveryAttempts(db, orderId), readDeeds(db, orderId)]);
  return {
    failedAttempts: failed.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
    deeds: deeds.map(shapeDeed),
  };
}

/** A deed with the times of both clocks. */
function shapeDeed({ takenKind, takenSum, doneAt, phoneAt, arrivedAt, ...deed }: DeedRow): OfficeDeed {
  return {
    ...deed,
    doneAt: doneAt.toISOString(),
    phoneAt: phoneAt.toISOString(),
    arrivedAt: arrivedAt.toISOString(),
    taken: takenKind === null ? null : { kind: takenKind, sum: takenSum ?? 0 },
  };
}
