/** Table `gift_alternative`, and lines that were swapped. */
import type { Db, Trx } from '#server/platform/db/db.ts';

/** @param options in the order in which the recipient sees them */
export async function insertAlternatives(
  trx: Trx,
  orderId: string,
  options: readonly number[],
): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map((option_id, at) => ({ order_id: orderId, position: at + 1, option_id }));
  await trx.insertInto('gift_alternative').values(rows).execute();
}

/** Options by position, which begins at 1. */
export async function findAlternatives(db: Db | Trx, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gift_alternative')
    .select(['position', 'option_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ position, option_id }) => [position, option_id]));
}
