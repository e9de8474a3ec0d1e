import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

export async function findSwitchedOn(
  db: Db,
): Promise<{ standard: boolean; express: boolean; slot: boolean }> {
  const { rows } = await sql<{ standard: boolean; express: boolean; slot: boolean }>`
    select exists (select from zone) as standard,
      exists (select from zone where express_fee_tenge is not null) as express,
      exists (select from delivery_slot where is_active and capacity > 0) as slot`.execute(db);
  return rows[0] ?? { standard: false, express: false, slot: false };
}
