import type { Db } from '#server/platform/db/db.ts';

export async function findName(
  db: Db,
  customerId: number,
): Promise<{ name: string; surname: string } | undefined> {
  return db
    .selectFrom('customer')
    .select(['name', 'surname'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}
