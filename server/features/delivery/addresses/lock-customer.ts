import type { Trx } from '#server/platform/db/db.ts';

/** What one customer keeps (addresses, people) is changed one after the other: the customer's row is locked. */
export async function lockCustomer(trx: Trx, customerId: number): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}
