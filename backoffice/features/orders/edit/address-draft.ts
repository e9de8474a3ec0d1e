import type { Region } from '#contract/delivery/shop.ts';
import type { StaffAddress } from '#contract/fulfilment/office.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';

/** An address while it is typed: everything may still be empty. */
export type AddressDraft = {
  fullname: string;
  mobile: string;
  place: number | null;
  region: Region | null;
  line1: string;
  line2: string;
  landmark: string;
};

export const emptyAddress: AddressDraft = {
  fullname: '',
  mobile: '',
  place: null,
  region: null,
  line1: '',
  line2: '',
  landmark: '',
};

export function draftOf(address: OfficeOrder['address']): AddressDraft {
  if (!address) return emptyAddress;
  const { fullname, mobile, place, region, line1, line2 = '', landmark = '' } = address;
  return { fullname, mobile, place, region, line1, line2, landmark };
}

/** The address as the contract takes it, or undefined while it lacks something. */
export function readAddress(draft: AddressDraft): StaffAddress | undefined {
  const { place, region } = draft;
  const [fullname, mobile, line1] = [draft.fullname.trim(), draft.mobile.trim(), draft.line1.trim()];
  if (!place || !region || !fullname || mobile.length < 8 || !line1) return undefined;
  return {
    fullname,
    mobile,
    place,
    region,
    line1,
    ...(draft.line2.trim() ? { line2: draft.line2.trim() } : {}),
    ...(draft.landmark.trim() ? { landmark: draft.landmark.trim() } : {}),
  };
}
