import type { Db } from '#server/platform/db/db.ts';
import { findName } from './customer-name.repo.ts';

/** How a customer signs: name and surname as given, empty when not. */
export async function readCustomerName(
  db: Db,
  customerId: number,
): Promise<{ name: string; surname: string }> {
  return (await findName(db, customerId)) ?? { name: '', surname: '' };
}
