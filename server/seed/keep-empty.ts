import { type Db, inTransaction } from '#server/platform/db/db.ts';

const key = 'empty';

/**
 * Marks a new shop as one that its merchant fills: demonstration goods never come into it.
 * @returns false when it has goods already; then nothing is changed
 */
export async function leaveEmpty(around: { db: Db; now: () => Date }): Promise<boolean> {
  return inTransaction(around.db, async (trx) => {
    const product = await trx.selectFrom('product').select('id').limit(1).executeTakeFirst();
    if (product) return false;
    await trx
      .insertInto('shop_text')
      .values({ key, value: 'true', updated_at: around.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** Whether `leaveEmpty` has marked the shop. */
export async function isLeftEmpty(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('shop_text').select('key').where('key', '=', key).executeTakeFirst();
  return mark !== undefined;
}
