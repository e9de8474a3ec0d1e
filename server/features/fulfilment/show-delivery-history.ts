import type { OfficeDeed } from '#contract/couriers/office-deed.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type DeedRow, readDeeds } from '#server/features/couriers/core/deeds.read.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readDeliveryAttempts } from '#server/features/couriers/core/delivery-attempts.read.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The delivery history of an order: failed attempts, the couriers' deeds, and what they lack. */
export async function showDeliveryHistory(
  db: Db,
  { id, wrong_codes: wrongCodes, proof_missing_at: missing }: OrderRecord,
): Promise<Pick<OfficeOrder, 'failedAttempts' | 'deeds' | 'wrongCodes' | 'proofMissing'>> {
  const [failed, deeds] = await Promise.all([readDeliveryAttempts(db, id), readDeeds(db, id)]);
  return {
    failedAttempts: failed.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
    deeds: deeds.map(shapeDeed),
    ...(wrongCodes ? { wrongCodes } : {}),
    ...(missing ? { proofMissing: true } : {}),
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
