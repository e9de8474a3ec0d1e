/** What is changed of the details of an order: only that is sent. */
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffAddress } from '#contract/fulfilment/office.ts';
import {
  type AddressDraft,
  type DeliveryDraft,
  deliveryOf,
  type GiftDraft,
  giftOf,
  meetingOf,
  readAddress,
  readDelivery,
} from './order-drafts.ts';

type Details = Pick<OfficeOrder, 'address' | 'delivery' | 'gift' | 'comment'> &
  Partial<Pick<OfficeOrder, 'needsTime'>>;
export type Drafts = { address: AddressDraft; delivery: DeliveryDraft; gift: GiftDraft; comment: string };

export function draftsOf(order: Details): Drafts {
  const { gift, comment } = order;
  return { address: meetingOf(order), delivery: deliveryOf(order), gift: giftOf(gift), comment };
}

/** What to send: only changed parts. */
export function changesOf(opened: Details, typed: Drafts) {
  const { address, delivery, gift, comment } = typed;
  const was = draftsOf(opened);
  const read = isSame(address, was.address) ? undefined : readAddress(address);
  const { wrap: _wrap, ...card } = gift;
  const changed = {
    ...(isSame(gift, was.gift) ? {} : card),
    ...(read && !opened.delivery.recipientAsks ? recipientOf(read, was.address) : {}),
  };
  return {
    ...(read ? { address: read } : {}),
    ...(isSame(delivery, was.delivery) ? {} : { delivery: readDelivery(delivery) }),
    ...(opened.gift && Object.keys(changed).length > 0 ? { gift: changed } : {}),
    ...(comment === was.comment ? {} : { comment }),
  };
}

/** A gift names its recipient beside the address: both are changed, or the courier still calls the former one. */
function recipientOf({ fullname, mobile }: StaffAddress, was: AddressDraft) {
  return {
    ...(fullname === was.fullname ? {} : { recipientName: fullname }),
    ...(mobile === was.mobile ? {} : { recipientMobile: mobile }),
  };
}
