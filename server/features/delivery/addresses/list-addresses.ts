import type { Address } from '#contract/delivery/shop.ts';
import type { Context } from '#server/context.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type AddressRecord,
  deleteAddressesOf,
  deleteAddressRow,
  findAddresses,
  updateAddress,
} from './address.repo.ts';
import { lockCustomer } from './lock-customer.ts';

/** The default first, then in the order of creation. */
export async function listAddresses(db: Db | Trx, customerId: number): Promise<Address[]> {
  return (await findAddresses(db, customerId)).map(describeAddress);
}

/**
 * Deletes an address; the oldest remaining one of the customer's own becomes the default. Returns the remaining ones.
 * Refuses `address.not-found`.
 */
export async function deleteAddress(
  ctx: Pick<Context, 'db'>,
  customerId: number,
  id: number,
): Promise<Address[]> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId);
    if (!(await deleteAddressRow(trx, customerId, id))) throw new Refusal('address.not-found');
    await passDefaultOn(trx, customerId);
    return listAddresses(trx, customerId);
  });
}

/** When there is no default address, makes the oldest of the customer's own the default. */
export async function passDefaultOn(trx: Trx, customerId: number): Promise<void> {
  const own = (await findAddresses(trx, customerId)).filter((address) => !address.for_other);
  const oldest = own[0];
  if (oldest && !own.some((address) => address.is_default))
    await updateAddress(trx, customerId, oldest.id, { is_default: true });
}

export function describeAddress(row: AddressRecord): Address {
  return {
    id: row.id,
    label: row.label,
    fullname: row.fullname,
    mobile: row.mobile,
    region: row.region as Address['region'],
    place: row.place_id,
    line1: row.line1,
    ...(row.line2 ? { line2: row.line2 } : {}),
    ...(row.landmark ? { landmark: row.landmark } : {}),
    isDefault: row.is_default,
    ...(row.for_other ? { forOther: true } : {}),
  };
}

/** Deletes all saved addresses of a customer; orders have their own copies. */
export async function forgetAddresses(trx: Trx, customerId: number): Promise<void> {
  await deleteAddressesOf(trx, customerId);
}
