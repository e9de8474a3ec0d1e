/** Conversion of an address between form and server. */
import type { Address, AddressInput } from '#contract/delivery/shop.ts';
import { nationalDigits, wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import type { AddressValues } from './address-form.ts';
import type { Place } from './find-places.ts';

type Owner = { fullname: string; username: string | null };

/** A new address is prefilled for the customer. */
export function initialAddress({ fullname, username }: Owner): AddressValues {
  const empty = { place: null, label: '', line1: '', line2: '', landmark: '' };
  return {
    ...empty,
    kind: 'home',
    fullname,
    mobile: nationalDigits(username),
    isDefault: false,
    forOther: false,
  };
}

export function addressValues(address: Address): AddressValues {
  const { label, place, line1, line2 = '', landmark = '', fullname, mobile, isDefault, forOther } = address;
  const kind = label === 'home' || label === 'work' ? label : 'other';
  const own = kind === 'other' && label !== 'other' ? label : '';
  return {
    kind,
    label: own,
    place,
    line1,
    line2,
    landmark,
    fullname,
    mobile: nationalDigits(mobile),
    isDefault,
    forOther: forOther === true,
  };
}

/** The server's limit; a recipient's name used as a label may be longer. */
const longestLabel = 60;

/** Known labels are stored as fixed words that can be translated; own ones as typed. */
export function addressBody(values: AddressValues, place: Place): AddressInput {
  const { kind, label, line1, line2, landmark, fullname, mobile, isDefault, forOther } = values;
  return {
    label: kind === 'other' && label ? cutWhole(label) : kind,
    fullname,
    mobile: wholeNumber(mobile),
    region: place.region,
    place: place.id,
    line1,
    ...(line2 ? { line2 } : {}),
    ...(landmark ? { landmark } : {}),
    isDefault: isDefault && !forOther,
    forOther,
  };
}

/** Cuts between code points: the server refuses half a surrogate pair. */
function cutWhole(label: string): string {
  return [...label].slice(0, longestLabel).join('');
}

/** The request body of a stored address, to restore it after removal. */
export function bodyOf({ id: _id, ...address }: Address): AddressInput {
  return address;
}
