import type { Db, Trx } from '#server/platform/db/db.ts';
import { findCustomerById } from './customer.repo.ts';

/** The number a customer gets messages at, or null for one who was erased. */
export async function readPhone(db: Db | Trx, customerId: number): Promise<string | null> {
  const customer = await findCustomerById(db, customerId);
  return customer && !customer.erased_at ? customer.phone : null;
}
