/** The order while it is being written: its fields, what is still wrong with them, and which card they are on. */
import type { Bank, DeliveryMethod, PaymentMethod } from '#contract/orders/shop.ts';
import { isPaidByBuyer, type Meeting } from '#domain/payments/payer.ts';
import { readPhone } from '#domain/phone.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';

/** The form as it begins; what each field may hold stands beside it. */
export function freshForm() {
  return {
    forWhom: 'other' as 'me' | 'other',
    name: '',
    phone: '',
    otherName: '',
    otherPhone: '',
    /** A saved address by its number, `new`, `asks` (the shop calls the recipient), or nothing yet. */
    where: '',
    place: null as number | null,
    line1: '',
    line2: '',
    landmark: '',
    method: '' as DeliveryMethod | '',
    slot: '',
    day: '',
    wrap: null as number | null,
    message: '',
    sender: '',
    anonymous: false,
    hidePrices: true,
    doNotCall: false,
    /** Wrap and greeting were looked at, or refused with one press. */
    giftSeen: false,
    comment: '',
    payment: '' as PaymentMethod | '',
    bank: '' as Bank | '',
    certificate: '',
  };
}
export type OrderForm = ReturnType<typeof freshForm>;

export const cards = ['recipient', 'where', 'when', 'gift', 'payment'] as const;
export type CardName = (typeof cards)[number];

/** Where the fields are that can be wrong. */
export const cardOf = {
  name: 'recipient',
  phone: 'recipient',
  otherName: 'recipient',
  otherPhone: 'recipient',
  where: 'where',
  place: 'where',
  line1: 'where',
  method: 'when',
  slot: 'when',
  day: 'when',
  giftSeen: 'gift',
  payment: 'payment',
  bank: 'payment',
} as const satisfies Partial<Record<keyof OrderForm, CardName>>;
export type FormField = keyof typeof cardOf;

/** What was remembered, field by field; a field of another kind than today's begins anew. */
export function readForm(stored: Record<string, unknown>): OrderForm {
  const fresh: Record<string, unknown> = freshForm();
  for (const [name, value] of Object.entries(stored)) {
    const isNumber = name === 'place' || name === 'wrap';
    const fits = isNumber ? value === null || Number.isInteger(value) : typeof value === typeof fresh[name];
    if (name in fresh && fits) fresh[name] = value;
  }
  return fresh as OrderForm;
}

/** Keys of checkout.texts.ts. */
export type Fault =
  | 'faultName'
  | 'faultPhone'
  | 'faultWhere'
  | 'faultPlace'
  | 'faultLine'
  | 'faultMethod'
  | 'faultSlot'
  | 'faultGift'
  | 'faultPayment'
  | 'faultBank';
export type Faults = Partial<Record<FormField, Fault>>;

/** Everything that keeps the order from being sent, in the order of the page. */
export function findFaults(form: OrderForm, meeting: Meeting): Faults {
  const faults: Faults = {};
  const need = (isMet: boolean, field: FormField, fault: Fault) => {
    if (!isMet) faults[field] = fault;
  };
  const isForMe = form.forWhom === 'me';
  const [nameField, phoneField] = isForMe
    ? (['name', 'phone'] as const)
    : (['otherName', 'otherPhone'] as const);
  need(form[nameField].trim() !== '', nameField, 'faultName');
  need('phone' in readPhone(wholeNumber(form[phoneField])), phoneField, 'faultPhone');
  need(form.where !== '' && !(isForMe && form.where === 'asks'), 'where', 'faultWhere');
  if (form.where === 'new') {
    need(form.place !== null, 'place', 'faultPlace');
    need(form.line1.trim() !== '', 'line1', 'faultLine');
  }
  // Who is asked for the address is asked for the time as well.
  if (form.where !== 'asks') {
    need(form.method !== '', 'method', 'faultMethod');
    need(form.method !== 'SLOT' || form.slot !== '', 'slot', 'faultSlot');
  }
  need(form.giftSeen, 'giftSeen', 'faultGift');
  need(form.payment !== '' && isPaidByBuyer(form.payment, meeting), 'payment', 'faultPayment');
  need(form.payment !== 'ONLINE' || form.bank !== '', 'bank', 'faultBank');
  return faults;
}

export function cardsWith(faults: Faults): CardName[] {
  const wrong = new Set<CardName>(Object.keys(faults).map((field) => cardOf[field as FormField]));
  return cards.filter((card) => wrong.has(card));
}
