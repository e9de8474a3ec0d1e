import { deliveryMethods } from '#domain/delivery/delivery.ts';
import type { Db } from '#server/platform/db/db.ts';

const most = 100;

/** Orders to be delivered that staff have not confirmed, placed since a moment; only the newest, when very many. */
export async function findUnconfirmed(db: Db, since: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'placed')
    .where('delivery_method', 'in', deliveryMethods)
    .where('status_since', '>=', since)
    .orderBy('status_since', 'desc')
    .limit(most)
    .execute();
}
