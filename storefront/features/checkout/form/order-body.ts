/** Request bodies made from the form: of the quote and of the order. */
import type { GiftInput, OrderInput, QuoteInput } from '#contract/checkout/shop.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { HandOverParties } from '#domain/payments/payer.ts';
import type { CartItem } from '#storefront/features/cart/cart.slice.ts';
import type { OrderDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { isCertificate, isDigital, type UnitInput } from '#storefront/features/certificates/units.ts';
import { namedCodes } from '#storefront/features/certificates/certificate-codes.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { pricedGift } from '#storefront/features/gift/gift-form.ts';
import { askOf } from '#storefront/features/gift-requests/ask.ts';
import { isTimeAsked, type OrderForm } from './order-form.ts';

type Line = Pick<CartItem, 'id' | 'quantity'> & {
  product: Pick<CartItem['product'], 'id' | 'kind'>;
  /** How each unit of a certificate is sent. */
  certificate?: UnitInput[] | undefined;
};

/** Who gets the goods. */
export function recipientOf(form: OrderForm): { name: string; phone: string } {
  return form.forWhom === 'me'
    ? { name: form.name.trim(), phone: form.phone }
    : { name: form.otherName.trim(), phone: form.otherPhone };
}

/** Only the fields that the price depends on, so that most keystrokes cause no request. */
export function quoteInput(form: OrderForm, lines: readonly Line[], place: number | null): QuoteInput {
  if (isDigital(lines)) return { items: orderItems(lines), delivery: 'NONE' };
  return {
    items: orderItems(lines),
    ...(form.method && !isTimeAsked(form) ? { delivery: form.method } : {}),
    ...(form.method === 'SLOT' && !isTimeAsked(form) && form.slot ? { slot: form.slot } : {}),
    ...(place === null ? {} : { place }),
    ...(form.where === 'asks' && form.anywhere ? { ask: anywhere } : {}),
    ...pricedGift(form),
    ...codesOf(form, lines),
  };
}

/** `address` is the saved one, null when the recipient is asked; `expectedTotal` is the sum shown on the button. */
export function orderBody(
  form: OrderForm,
  lines: readonly Line[],
  address: Pick<Address, 'id' | 'fullname' | 'mobile'> | null,
  expectedTotal: number,
): OrderInput {
  if (isDigital(lines))
    return { items: orderItems(lines), payment: 'ONLINE', delivery: 'NONE', expectedTotal };
  const gift = giftOf(form, address);
  return {
    items: orderItems(lines),
    payment: form.payment || 'ONLINE',
    ...(address ? { address: address.id, ...timeOf(form) } : askedOf(form, lines)),
    ...(gift ? { gift } : {}),
    ...codesOf(form, lines),
    ...(form.comment.trim() ? { comment: form.comment.trim() } : {}),
    expectedTotal,
  };
}

/** Certificates cannot be paid with a certificate. */
function codesOf(
  { certificate, promo }: OrderForm,
  lines: readonly Line[],
): Pick<OrderInput, 'certificate' | 'certificates' | 'promo'> {
  return { ...(lines.some(isCertificate) ? {} : namedCodes(certificate)), ...(promo ? { promo } : {}) };
}

function timeOf({ method, slot, day }: OrderForm): Pick<OrderInput, 'delivery' | 'slot' | 'day'> {
  if (method === 'SLOT') return { delivery: method, slot };
  return { delivery: method || 'STANDARD', ...(method === 'STANDARD' && day ? { day } : {}) };
}

type PlaceAndTime = Pick<OrderInput, 'delivery' | 'slot' | 'day' | 'recipientAsks' | 'place' | 'ask'>;

/**
 * The shop asks the recipient for the street, and for the time if none was chosen; the city is given, because the fee
 * depends on it.
 */
function askedOf(form: OrderForm, lines: readonly Line[]): PlaceAndTime {
  const time = isTimeAsked(form) ? { delivery: 'STANDARD' as const } : timeOf(form);
  const ask = askOf(form, lines);
  const asked = { recipientAsks: true, ...(ask ? { ask } : {}) };
  if (form.anywhere) return { delivery: 'STANDARD', ...asked };
  return { ...time, ...asked, ...(form.place === null ? {} : { place: form.place }) };
}

const anywhere = { scope: 'anywhere' as const };

/** An order for oneself, without wrap or greeting and to one's own address, is not a gift. */
function giftOf(form: OrderForm, address: Pick<Address, 'fullname' | 'mobile'> | null): GiftInput | null {
  const { name, phone } = recipientOf(form);
  const isForMe = form.forWhom === 'me';
  const isOwnAddress = address?.fullname === name && address.mobile === wholeNumber(phone);
  const message = form.message.trim();
  if (isForMe && isOwnAddress && form.wrap === null && message === '') return null;
  const recipient = { recipientName: name, recipientMobile: wholeNumber(phone) };
  const extras = { wrap: form.wrap, ...(message ? { message } : {}) };
  if (isForMe) return { ...recipient, ...extras };
  return {
    ...recipient,
    ...extras,
    ...(form.sender.trim() && !form.anonymous ? { senderName: form.sender.trim() } : {}),
    anonymous: form.anonymous,
    // A recipient who must not be called cannot be asked for the address.
    doNotCall: form.doNotCall && address !== null,
  };
}

/**
 * Whom the courier meets. `address` is the saved one; a new one belongs to the recipient. A guest is who they say
 * they are.
 */
export function meetingOf(
  form: OrderForm,
  address: Pick<Address, 'fullname' | 'mobile'> | undefined,
  username: string | null,
): HandOverParties {
  const { name, phone } = recipientOf(form);
  const calledMobile = wholeNumber(phone);
  const isGift = giftOf(form, address ?? { fullname: name, mobile: calledMobile }) !== null;
  const buyerMobile = username ?? (form.forWhom === 'me' ? calledMobile : '');
  return { isGift, calledMobile, buyerMobile, isAnonymous: form.anonymous };
}

function orderItems(lines: readonly Line[]): OrderInput['items'] {
  return lines.map(({ id, quantity, product, certificate }) => ({
    ...{ product: product.id, option: id, quantity },
    ...(certificate ? { certificate } : {}),
  }));
}

/**
 * The draft with the idempotency key for this body. The same body keeps its key after any failure, so that a lost
 * response never makes two orders; another body gets another key.
 */
export function withKeyFor(draft: OrderDraft, body: OrderInput, newId: () => string): OrderDraft {
  const sent = JSON.stringify(body);
  const key = draft.sent === null || draft.sent === sent ? draft.key : newId();
  return { ...draft, key, sent };
}
