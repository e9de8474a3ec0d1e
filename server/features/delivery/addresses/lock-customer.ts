import type { Trx } from '#server/platform/db/db.ts';

/** Locks the customer's row, so that changes of their addresses and people are serialised. */
export async function lockCustomer(trx: Trx, customerId: number): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}
