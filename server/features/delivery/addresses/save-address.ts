import type { Address, AddressInput } from '#contract/delivery/shop.ts';
import { readPhone } from '#domain/phone.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  clearDefault,
  findActivePlace,
  findAddresses,
  insertAddress,
  updateAddress,
} from './address.repo.ts';
import { lockCustomer } from './lock-customer.ts';
import { describeAddress, passDefaultOn } from './list-addresses.ts';

const mostAddresses = 20;
/** A courier calls this number: any mobile of the country or a landline. */
const anyMobile = ['61', '62', '63', '64', '65', '66', '67', '68', '69', '71', '72'];

/**
 * Adds an address; the first of the customer's own is the default. Refuses `place.not-found`, `address.too-many`,
 * `request.invalid` (the phone number).
 */
export async function addAddress(ctx: DbContext, customerId: number, input: AddressInput): Promise<Address> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const known = await findAddresses(trx, customerId);
    if (known.length >= mostAddresses) throw new Refusal('address.too-many');
    const row = await rowOf(trx, input);
    const forOther = input.forOther === true;
    const isDefault = input.isDefault === true || (!forOther && !known.some((one) => !one.for_other));
    if (isDefault) await clearDefault(trx, customerId, 0);
    const id = await insertAddress(trx, {
      ...row,
      customer_id: customerId,
      is_default: isDefault,
      for_other: forOther,
      created_at: ctx.now(),
    });
    return readBack(trx, customerId, id);
  });
}

/**
 * Replaces an address; `forOther` is unchanged when omitted. Refuses `address.not-found` (also for somebody else's),
 * `place.not-found`, `request.invalid`.
 */
export async function changeAddress(
  ctx: DbContext,
  customerId: number,
  input: AddressInput & { id: number },
): Promise<Address> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const before = (await findAddresses(trx, customerId)).find((address) => address.id === input.id);
    if (!before) throw new Refusal('address.not-found');
    const row = await rowOf(trx, input);
    // There is always a default: it moves to another address, and is never just unset.
    const forOther = input.forOther ?? before.for_other;
    if (forOther && input.isDefault) throw new Refusal('request.invalid', { field: 'isDefault' });
    const isDefault = !forOther && (input.isDefault === true || before.is_default);
    if (isDefault) await clearDefault(trx, customerId, input.id);
    await updateAddress(trx, customerId, input.id, { ...row, is_default: isDefault, for_other: forOther });
    await passDefaultOn(trx, customerId);
    return readBack(trx, customerId, input.id);
  });
}

async function rowOf(trx: Trx, input: AddressInput) {
  if (input.forOther && input.isDefault) throw new Refusal('request.invalid', { field: 'isDefault' });
  await requirePlace(trx, input.place, input.region);
  const fullname = input.fullname.trim();
  const line1 = input.line1.trim();
  if (!fullname || !line1) throw new Refusal('request.invalid', { field: fullname ? 'line1' : 'fullname' });
  return {
    fullname,
    line1,
    mobile: readContactNumber(input.mobile),
    place_id: input.place,
    label: input.label?.trim() ?? '',
    line2: input.line2?.trim() ?? '',
    landmark: input.landmark?.trim() ?? '',
  };
}

/** Checks that the shop delivers to the place, and that it is in the given region. Refuses `place.not-found`. */
export async function requirePlace(trx: Trx, place: number, region?: string): Promise<void> {
  if (!(await findActivePlace(trx, place, region))) throw new Refusal('place.not-found', { field: 'place' });
}

/** A phone number that a courier can call: a mobile of any operator or a landline. Refuses `request.invalid`. */
export function readContactNumber(typed: string): string {
  const reading = readPhone(typed, anyMobile);
  if ('phone' in reading) return reading.phone;
  const digits = typed
    .replace(/[^0-9]/g, '')
    .replace(/^(00)?993/, '')
    .replace(/^8(?=[0-9]{8}$)/, '');
  if (reading.fault === 'landline' && digits.length === 8) return `+993${digits}`;
  throw new Refusal('request.invalid', { field: 'mobile' });
}

async function readBack(trx: Trx, customerId: number, id: number): Promise<Address> {
  const row = (await findAddresses(trx, customerId)).find((address) => address.id === id);
  if (!row) throw new Refusal('address.not-found');
  return describeAddress(row);
}
