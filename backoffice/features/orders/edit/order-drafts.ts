/** Address and gift of an order as form values: any field may be empty. */
import type { GiftInput } from '#contract/checkout/shop.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import type { Region } from '#contract/delivery/shop.ts';
import type { StaffAddress } from '#contract/fulfilment/office.ts';
import { readSlotId } from '#domain/delivery/slots.ts';
import { shortDay } from '#domain/print/days.ts';
import { type Language, say } from '#domain/print/texts.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { orderFormTexts } from './order-form.texts.ts';

export const emptyAddress = {
  fullname: '',
  mobile: '',
  place: null as number | null,
  region: null as Region | null,
  line1: '',
  line2: '',
  landmark: '',
};
export type AddressDraft = typeof emptyAddress;

export function draftOf(address: OfficeOrder['address']): AddressDraft {
  if (!address) return emptyAddress;
  const { fullname, mobile, place, region, line1, line2 = '', landmark = '' } = address;
  return { fullname, mobile, place, region, line1, line2, landmark };
}

type RecipientFields = Pick<OfficeOrder, 'address' | 'gift'> & {
  delivery: Pick<OfficeOrder['delivery'], 'recipientAsks'>;
};

/**
 * Whom the courier meets, and where. A gift's recipient may be another person than its address says; what a recipient
 * answered on their own stays.
 */
export function meetingOf({ address, gift, delivery }: RecipientFields): AddressDraft {
  const draft = draftOf(address);
  if (!gift || (address && delivery.recipientAsks)) return draft;
  const { recipientName, recipientMobile } = gift;
  return { ...draft, fullname: recipientName || draft.fullname, mobile: recipientMobile || draft.mobile };
}

/** Required fields of an address that are empty, in form order. */
export function missingOfAddress({ fullname, mobile, place, line1 }: AddressDraft) {
  const checks = [
    ['fullname', fullname.trim() !== ''],
    ['mobile', mobile.trim().length >= 8],
    ['place', place !== null],
    ['line1', line1.trim() !== ''],
  ] as const;
  return checks.filter(([, isThere]) => !isThere).map(([name]) => name);
}

/** The address for the request, or undefined while incomplete. */
export function readAddress(draft: AddressDraft): StaffAddress | undefined {
  const { place, region } = draft;
  const [fullname, mobile, line1] = [draft.fullname.trim(), draft.mobile.trim(), draft.line1.trim()];
  if (!place || !region || !fullname || mobile.length < 8 || !line1) return undefined;
  const rest = trimmed({ line2: draft.line2, landmark: draft.landmark });
  return { fullname, mobile, place, region, line1, ...rest };
}

/** Trims texts; empty ones are left out. */
export function trimmed<K extends string>(texts: Record<K, string>): Partial<Record<K, string>> {
  const said = Object.entries<string>(texts).flatMap(([name, text]) => {
    const words = text.trim();
    return words ? [[name, words]] : [];
  });
  return Object.fromEntries(said) as Partial<Record<K, string>>;
}

/** `day` of a standard delivery, null for the earliest; undefined while a given-up time is to be agreed again. */
export type DeliveryDraft = {
  method: DeliveryMethod;
  slot: string | null;
  day: string | null | undefined;
  /** of the slot, for whoever reads it */
  hours?: string;
};
export const soonest: DeliveryDraft = { method: 'STANDARD', slot: null, day: null };

type DeliveryParts = Pick<OfficeOrder, 'delivery'> & Partial<Pick<OfficeOrder, 'needsTime'>>;

export function deliveryOf({ delivery, needsTime }: DeliveryParts): DeliveryDraft {
  const { method, slot, day, from, to } = delivery;
  if (needsTime && method === 'STANDARD') return { method, slot: null, day: undefined };
  const hours = slot && from && to ? { hours: `${from}–${to}` } : {};
  return method === 'SLOT' || method === 'EXPRESS'
    ? { method, slot, day: null, ...hours }
    : { ...soonest, day };
}

/** How and when, in words. */
export function sayTime({ method, slot, day, hours }: DeliveryDraft, language: Language): string {
  const chosen = slot ? readSlotId(slot)?.day : day;
  const soon = day === null && method === 'STANDARD' ? say(language, orderFormTexts, 'soonest') : undefined;
  const when = chosen ? shortDay(chosen, language) : soon;
  return [say(language, orderFormTexts, method), when, hours].filter(Boolean).join(', ');
}

/** Delivery for the request. */
export function readDelivery({ method, slot, day }: DeliveryDraft) {
  return { method, ...(slot ? { slot } : {}), ...(day ? { day } : {}) };
}

export const emptyGift = {
  wrap: null as number | null,
  message: '',
  senderName: '',
  anonymous: false,
  hidePrices: true,
  doNotCall: false,
};
export type GiftDraft = typeof emptyGift;

export function giftOf(gift: OfficeOrder['gift']): GiftDraft {
  if (!gift) return emptyGift;
  const { message, senderName, anonymous, hidePrices, doNotCall } = gift;
  return { wrap: gift.wrap?.id ?? null, message, senderName, anonymous, hidePrices, doNotCall };
}

/** Gift for the request; null if no gift was chosen. */
export function readGift(draft: GiftDraft): GiftInput | undefined {
  const { wrap, message, senderName, ...flags } = draft;
  if (wrap === null && !message.trim() && !senderName.trim() && !flags.anonymous && !flags.doNotCall)
    return undefined;
  return { wrap, message: message.trim(), senderName: senderName.trim(), ...flags };
}
