import { passerByPhone } from '#domain/customers/passer-by.ts';
import { readPhone } from '#domain/phone.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { openCustomer, updateCustomer } from '#server/features/customers/profile/customer.repo.ts';

/**
 * The customer who calls the shop: found by number, or created. A name is only set when there is none.
 * @throws Refusal `phone.invalid`, `customer.blocked`
 */
export async function openByPhone(
  trx: Trx,
  input: { phone: string; name?: string; lang: 'tm' | 'ru' },
  now: Date,
): Promise<number> {
  const reading = readPhone(input.phone);
  if (!('phone' in reading)) throw new Refusal('phone.invalid', { field: 'customer.phone' });
  const customer = await openCustomer(trx, reading.phone, input.lang, now);
  if (customer.blocked_at) throw new Refusal('customer.blocked', { field: 'customer.phone' });
  if (customer.name === '' && input.name) await updateCustomer(trx, customer.id, { name: input.name.trim() });
  return customer.id;
}

/** The one customer who stands for all that tell no telephone. */
export async function openPasserBy(trx: Trx, now: Date): Promise<number> {
  const { id } = await openCustomer(trx, passerByPhone, 'tm', now);
  return id;
}
