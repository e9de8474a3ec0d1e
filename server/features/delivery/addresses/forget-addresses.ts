import type { Trx } from '#server/platform/db/db.ts';
import { deleteAddressesOf } from './forget-addresses.repo.ts';

/** Every address a customer kept; orders have copies of their own. */
export async function forgetAddresses(trx: Trx, customerId: number): Promise<void> {
  await deleteAddressesOf(trx, customerId);
}
