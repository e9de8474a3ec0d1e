import type { Db, Trx } from '#server/platform/db/db.ts';

export async function findReviewsOf(db: Db, customerId: number) {
  return db
    .selectFrom('review')
    .select(['product_id', 'rating', 'text', 'author', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function signAnonymously(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('review')
    .set({ author: 'Sowgat', customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}
