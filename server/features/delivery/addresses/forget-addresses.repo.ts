import type { Trx } from '#server/platform/db/db.ts';

export async function deleteAddressesOf(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom('address').where('customer_id', '=', customerId).execute();
}
