/** The order while it is being written: its fields, what is still wrong with them, and which card they are on. */
import type { Bank, DeliveryMethod, PaymentMethod } from '#contract/orders/shop.ts';
import { isPaidByBuyer, type Meeting } from '#domain/payments/payer.ts';
import { readPhone } from '#domain/phone.ts';
import { readFields } from '#storefront/features/delivery/draft.ts';
import type { LostTime } from '#storefront/features/gift/lost-time.ts';
import { freshGift } from '#storefront/features/gift/gift-form.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';

/** The form as it begins; what each field may hold stands beside it. */
export function freshForm() {
  return {
    ...freshGift(),
    name: '',
    phone: '',
    otherName: '',
    otherPhone: '',
    line1: '',
    line2: '',
    landmark: '',
    /** Not even the city of a recipient who is asked is known. */
    anywhere: false,
    hidePrices: true,
    /** Wrap and greeting were looked at, or refused with one press. */
    giftSeen: false,
    comment: '',
    payment: '' as PaymentMethod | '',
    bank: '' as Bank | '',
    certificate: '',
    promo: '',
    /** Whether recipient, address and payment are those of the customer's last order: not looked up yet, untouched, or not. */
    likeLast: '' as '' | 'yes' | 'no',
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

/** The form as it was remembered. */
export function readForm(stored: Record<string, unknown>): OrderForm {
  return readFields(freshForm(), stored);
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
  | LostTime
  | 'faultGift'
  | 'faultPayment'
  | 'faultBank';
/** A place without windows has nothing to choose one with. */
const lostField = { lostDay: 'day', lostSlot: 'method', lostExpress: 'method' } as const satisfies Record<
  LostTime,
  FormField
>;
export type Faults = Partial<Record<FormField, Fault>>;

type Asking = Pick<OrderForm, 'where' | 'day' | 'method'> & Partial<Pick<OrderForm, 'anywhere'>>;

/** Who is asked for the address is asked for the time as well, unless the giver chose the day for a place. */
export function isTimeAsked({ where, day, method, anywhere }: Asking): boolean {
  return where === 'asks' && (day === '' || method === 'EXPRESS' || anywhere === true);
}

/** Everything that keeps the order from being sent, in the order of the page. @param lost of the time, at its place */
export function findFaults(form: OrderForm, meeting: Meeting, lost: LostTime | null = null): Faults {
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
  if (!isTimeAsked(form)) {
    need(form.method !== '', 'method', 'faultMethod');
    need(form.method !== 'SLOT' || form.slot !== '', 'slot', 'faultSlot');
    if (lost) faults[lostField[lost]] = lost;
  }
  // Chosen before checkout is seen as well.
  const hasGift = form.giftSeen || form.wrap !== null || form.message.trim() !== '';
  need(hasGift, 'giftSeen', 'faultGift');
  need(form.payment !== '' && isPaidByBuyer(form.payment, meeting), 'payment', 'faultPayment');
  need(form.payment !== 'ONLINE' || form.bank !== '', 'bank', 'faultBank');
  return faults;
}

/** Another way of delivery: the day that was chosen stays the day, whatever its hour, unless the place does not have it. */
export function withMethod(
  { day }: OrderForm,
  method: DeliveryMethod,
  lost: LostTime | null,
): Pick<OrderForm, 'method' | 'day' | 'slot'> {
  return { method, day: lost || method === 'EXPRESS' ? '' : day, slot: '' };
}

export function cardsWith(faults: Faults): CardName[] {
  const wrong = new Set<CardName>(Object.keys(faults).map((field) => cardOf[field as FormField]));
  return cards.filter((card) => wrong.has(card));
}
