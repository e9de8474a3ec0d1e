import type { Db } from '#server/platform/db/db.ts';

const most = 100;

/** Orders with a parcel that nobody has taken since a moment; the newest, when there are very many. */
export async function findUntaken(db: Db, since: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'placed')
    .where('delivery_method', '<>', 'NONE')
    .where('status_since', '>=', since)
    .orderBy('status_since', 'desc')
    .limit(most)
    .execute();
}
