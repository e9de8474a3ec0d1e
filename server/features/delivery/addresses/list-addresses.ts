import type { Address } from '#contract/delivery/shop.ts';
import type { Context } from '#server/context.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type AddressRecord,
  deleteAddressesOf,
  deleteAddressRow,
  findAddresses,
  lockCustomer,
  updateAddress,
} from './address.repo.ts';

export async function listAddresses(db: Db | Trx, customerId: number): Promise<Address[]> {
  return (await findAddresses(db, customerId)).map(describeAddress);
}

/** Removes an address; the default passes to the oldest that is left. Gives what is left. Refuses `address.not-found`. */
export async function deleteAddress(
  ctx: Pick<Context, 'db'>,
  customerId: number,
  id: number,
): Promise<Address[]> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId);
    if (!(await deleteAddressRow(trx, customerId, id))) throw new Refusal('address.not-found');
    const left = await findAddresses(trx, customerId);
    const oldest = left[0];
    if (oldest && !left.some((address) => address.is_default))
      await updateAddress(trx, customerId, oldest.id, { is_default: true });
    return listAddresses(trx, customerId);
  });
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
  };
}

/** Every address a customer kept; orders have copies of their own. */
export async function forgetAddresses(trx: Trx, customerId: number): Promise<void> {
  await deleteAddressesOf(trx, customerId);
}
