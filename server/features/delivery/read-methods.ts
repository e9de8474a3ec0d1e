import type { DeliveryMethod } from '#domain/delivery/delivery.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findSwitchedOn } from './delivery-methods.repo.ts';

/** The ways of delivery that lead to at least one place: express needs a zone with a fee for it, windows need to be open. */
export async function readDeliveryMethods(db: Db): Promise<DeliveryMethod[]> {
  const on = await findSwitchedOn(db);
  return [
    ...(on.standard ? (['STANDARD'] as const) : []),
    ...(on.express ? (['EXPRESS'] as const) : []),
    ...(on.slot ? (['SLOT'] as const) : []),
  ];
}
