import type { BodyOf } from '#contract/route.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { codesOf } from '#domain/certificates/certificate.ts';
import { isPaidByBuyer, mayPay, type HandOverParties } from '#domain/payments/payer.ts';
import { parsePhone } from '#domain/phone.ts';
import type { PaymentMethod } from '#contract/orders/shop.ts';
import type { DraftLine } from '#backoffice/features/orders/edit/named-option.ts';
import {
  type AddressDraft,
  type DeliveryDraft,
  emptyAddress,
  emptyGift,
  type GiftDraft,
  missingOfAddress,
  readAddress,
  readGift,
  soonest,
  trimmed,
} from '#backoffice/features/orders/edit/order-drafts.ts';

/** Draft of a phone order. */
export type PhoneOrderDraft = {
  phone: string;
  name: string;
  lang: 'tm' | 'ru';
  lines: readonly DraftLine[];
  /** the shop asks the recipient for the address */
  isAsked: boolean;
  address: AddressDraft;
  delivery: DeliveryDraft;
  gift: GiftDraft;
  payment: PaymentMethod;
  comment: string;
  /** as typed; empty strings are empty fields */
  certificates: readonly string[];
  promo: string;
};

export const emptyDraft: PhoneOrderDraft = {
  phone: '',
  name: '',
  lang: 'tm',
  lines: [],
  isAsked: false,
  address: emptyAddress,
  delivery: soonest,
  gift: emptyGift,
  payment: 'CASH',
  comment: '',
  certificates: [],
  promo: '',
};

const sampleTitle = { tm: '', ru: '' };
/** The rows of its lists, to tell a draft of a release with other fields. */
export const draftRows = {
  lines: {
    ...{ product: 0, option: 0, price: 0, quantity: 0 },
    ...{ title: sampleTitle, optionTitle: sampleTitle, free: null },
  } satisfies DraftLine,
};

/** Whom the courier meets. Undecided, and therefore undefined, until both numbers are complete. */
function meetingOf(
  { phone, isAsked, address, gift }: PhoneOrderDraft,
  mayGift: boolean,
): HandOverParties | undefined {
  const buyerMobile = parsePhone(phone);
  const calledMobile = isAsked ? '' : parsePhone(address.mobile);
  if (buyerMobile === null || calledMobile === null) return undefined;
  const { anonymous: isAnonymous } = gift;
  // As in the shop, a recipient who is asked for the address is not asked for money.
  const giftsOnDelivery = mayGift && !isAsked;
  return { isGift: readGift(gift) !== undefined, calledMobile, buyerMobile, isAnonymous, giftsOnDelivery };
}

/**
 * Whether nobody could pay on delivery, because the courier would meet the recipient of a gift instead of the caller.
 *
 * @param mayGift the shop lets recipients pay on delivery
 */
export function isCardOnly(draft: PhoneOrderDraft, mayGift: boolean): boolean {
  const meeting = meetingOf(draft, mayGift);
  return meeting !== undefined && !mayPay('CASH', meeting);
}

/** Whether the recipient of a gift, and not the caller, will pay the courier. */
export function isPaidByRecipient(draft: PhoneOrderDraft, mayGift: boolean): boolean {
  const meeting = meetingOf(draft, mayGift);
  return meeting !== undefined && !isPaidByBuyer(paymentOf(draft, mayGift), meeting);
}

/** How the order will be paid: as chosen, unless nobody could pay on delivery. */
export const paymentOf = (draft: PhoneOrderDraft, mayGift: boolean): PaymentMethod =>
  isCardOnly(draft, mayGift) ? 'ONLINE' : draft.payment;

function itemsOf(draft: PhoneOrderDraft) {
  return draft.lines.map(({ product, option, quantity }) => ({ product, option, quantity }));
}

export type QuoteBody = BodyOf<OfficeRoutes['POST /api/office/orders/quote/']>;

/** Body of the quote request; undefined while there are no lines. */
export function readQuote(draft: PhoneOrderDraft, mayGift: boolean): QuoteBody | undefined {
  if (draft.lines.length === 0) return undefined;
  const gift = readGift(draft.gift);
  const codes = readCodes(draft);
  const isTimed = draft.delivery.method !== 'SLOT' || draft.delivery.slot !== null;
  return {
    items: itemsOf(draft),
    payment: paymentOf(draft, mayGift),
    ...(draft.address.place && isTimed
      ? { place: draft.address.place, delivery: draft.delivery.method }
      : {}),
    ...(draft.address.place && draft.delivery.slot ? { slot: draft.delivery.slot } : {}),
    ...(gift ? { gift } : {}),
    ...codes,
    // Whether a code applies depends on the customer.
    ...(Object.keys(codes).length > 0 ? trimmed({ phone: draft.phone }) : {}),
  };
}

/** Codes as an order request names them. */
export type Codes = Pick<QuoteBody, 'promo' | 'certificates'>;

function readCodes({ promo, certificates }: PhoneOrderDraft): Codes {
  const named = codesOf({ certificates: certificates.map((code) => code.trim()) });
  return { ...trimmed({ promo }), ...(named.length > 0 ? { certificates: named } : {}) };
}

type Body = BodyOf<OfficeRoutes['POST /api/office/orders/']>;
/** The quoted total and the codes it includes; refused codes are left out. */
export type QuoteTotal = { total: number; codes: Codes };

/** Required fields that are empty, in page order. */
export function missingOf({ phone, lines, isAsked, address, delivery }: PhoneOrderDraft) {
  return [
    ...(phone.trim().length < 8 ? (['phone'] as const) : []),
    ...(lines.length === 0 ? (['products'] as const) : []),
    ...(isAsked ? [] : missingOfAddress(address)),
    ...(delivery.method === 'SLOT' && delivery.slot === null ? (['slot'] as const) : []),
  ];
}

/** Body of the order request; undefined while something is missing. */
export function readOrder(
  draft: PhoneOrderDraft,
  mayGift: boolean,
  counted: QuoteTotal | undefined,
): Body | undefined {
  const address = draft.isAsked ? undefined : readAddress(draft.address);
  if (missingOf(draft).length > 0 || (!draft.isAsked && !address)) return undefined;
  const gift = readGift(draft.gift);
  return {
    customer: { phone: draft.phone.trim(), lang: draft.lang, ...trimmed({ name: draft.name }) },
    items: itemsOf(draft),
    ...(address ? { address } : { recipientAsks: true }),
    payment: paymentOf(draft, mayGift),
    delivery: draft.delivery.method,
    ...(draft.delivery.slot ? { slot: draft.delivery.slot } : {}),
    ...(draft.delivery.day ? { day: draft.delivery.day } : {}),
    ...(gift ? { gift } : {}),
    ...trimmed({ comment: draft.comment }),
    ...(counted ? { ...counted.codes, expectedTotal: counted.total } : readCodes(draft)),
  };
}
