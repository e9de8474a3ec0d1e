import type { Db } from '#server/platform/db/db.ts';

/** Whether a product is for sale, was once, or never was (undefined). */
export async function findProductStatus(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('product').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}
