import { isPasserBy } from '#domain/customers/passer-by.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { erasePerson, findCustomerById, revokeSessions } from './office-customers.repo.ts';

/** Ends every session of a customer. */
export async function signOutEverywhere(trx: Trx, id: number, now: Date): Promise<number> {
  return revokeSessions(trx, { customerId: id }, now);
}

/**
 * Erases a customer's personal data in this feature; addresses, orders and messages are erased by their own features.
 * @returns the former number and avatar
 * @throws Refusal `record.not-found`, also for one who is erased already
 */
export async function eraseCustomer(
  trx: Trx,
  id: number,
  at: Date,
): Promise<{ phone: string; avatar: string | null }> {
  const customer = await findCustomerById(trx, id);
  if (!customer || customer.erased_at || isPasserBy(customer.phone)) throw new Refusal('record.not-found');
  return { phone: customer.phone, avatar: await erasePerson(trx, id, customer.phone, at) };
}
