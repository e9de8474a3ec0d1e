import { sql } from 'kysely';
import type { ShopInPieces } from './shop-in-pieces.ts';

/**
 * Simulates that half an hour has passed: due times in the database are moved back by that much, and the bank's clock
 * is advanced. The servers keep their own settings, so reservations and payment pages last as long as in a real shop.
 */
export async function passHalfAnHour({ ctx, bankOrigin }: ShopInPieces): Promise<void> {
  const gone = sql`interval '30 minutes'`;
  await sql`update shop_order set created_at = created_at - ${gone}, expires_at = expires_at - ${gone}
    where status = 'awaiting-payment'`.execute(ctx.db);
  await sql`update payment_attempt set created_at = created_at - ${gone}, session_ends_at = session_ends_at - ${gone},
    last_asked_at = last_asked_at - ${gone}, next_check_at = next_check_at - ${gone}`.execute(ctx.db);
  await fetch(`${bankOrigin}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: 1_800 }),
  });
}
