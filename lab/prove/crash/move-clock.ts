import { sql } from 'kysely';
import type { ShopInPieces } from './shop-in-pieces.ts';

/**
 * Half an hour passes in a moment: what waits for the clock is written back by that much, and the bank's clock goes on. The
 * servers keep their own settings, so the hold and the page last exactly as long as in a real shop.
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
