/** The delivery methods that the shop offers at all. */
import { sql } from 'kysely';
import type { DeliveryMethod } from '#domain/delivery/delivery.ts';
import type { Db } from '#server/platform/db/db.ts';

/**
 * The delivery methods available for at least one place: express needs a zone with an express fee, slots must be open.
 */
export async function readDeliveryMethods(db: Db): Promise<DeliveryMethod[]> {
  const { rows } = await sql<{ standard: boolean; express: boolean; slot: boolean }>`
    select exists (select from zone) as standard,
      exists (select from zone where express_fee_tenge is not null) as express,
      exists (select from delivery_slot where is_active and capacity > 0) as slot`.execute(db);
  const isOn = { STANDARD: rows[0]?.standard, EXPRESS: rows[0]?.express, SLOT: rows[0]?.slot };
  return (['STANDARD', 'EXPRESS', 'SLOT'] as const).filter((method) => isOn[method]);
}
