/** The order while it is being written: its fields, what is still wrong with them, and which card they are on. */
import type { Bank, DeliveryMethod, PaymentMethod } from '#contract/orders/shop.ts';
import { isPaidByBuyer, type Meeting } from '#domain/payments/payer.ts';
import { readPhone } from '#domain/phone.ts';
import { readFields } from '#storefront/features/delivery/draft.ts';
import type { LostTime } from '#storefront/features/gift/lost-time.ts';
import { type KeptUnits, lacksNumber, type OrderedUnit } from '#storefront/features/certificates/units.ts';
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
    /** The last day on which such a gift may come, and the options that may be taken instead of that of one line. */
    latestDay: '',
    alternatives: [] as number[],
    alternativesTo: null as number | null,
    hidePrices: true,
    /** Wrap and greeting were looked at, or refused with one press. */
    giftSeen: false,
    comment: '',
    payment: '' as PaymentMethod | '',
    bank: '' as Bank | '',
    /** Codes of certificates, with commas between them. */
    certificate: '',
    promo: '',
    /** Of each certificate that is bought, by its option: how it reaches its bearer. */
    certificateUnits: {} as KeptUnits,
    /** Whether recipient, address and payment are those of the customer's last order: not looked up yet, untouched, or not. */
    likeLast: '' as '' | 'yes' | 'no',
  };
}
export type OrderForm = ReturnType<typeof freshForm>;

export const cards = ['recipient', 'where', 'when', 'gift', 'certificates', 'payment'] as const;
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
  certificates: 'certificates',
  payment: 'payment',
  bank: 'payment',
} as const satisfies Partial<Record<keyof OrderForm | 'certificates', CardName>>;
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
  | 'faultCertificates'
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

/** What is bought, as far as the questions depend on it. */
export type Bought = { units: readonly OrderedUnit[]; isDigital: boolean };

/** The questions of an order: of certificates alone only how they reach their bearers, and how they are paid. */
export function cardsFor({ units, isDigital }: Bought): CardName[] {
  if (isDigital) return ['certificates', 'payment'];
  return cards.filter((card) => card !== 'certificates' || units.length > 0);
}

/** What keeps this order from being sent: certificates need their numbers and a card, and alone nothing else. */
export function findOrderFaults(
  form: OrderForm,
  { meeting, lost }: { meeting: Meeting; lost: LostTime | null },
  bought: Bought,
): Faults {
  const asked = cardsFor(bought);
  const isCardOnly = bought.units.length > 0;
  const found: Faults = {
    ...(bought.units.some(lacksNumber) ? { certificates: 'faultCertificates' } : {}),
    ...findFaults(form, meeting, lost),
    ...(isCardOnly && form.payment !== 'ONLINE' ? { payment: 'faultPayment' } : {}),
  };
  const fields = (Object.keys(found) as FormField[]).filter((field) => asked.includes(cardOf[field]));
  const ordered = asked.flatMap((card) => fields.filter((field) => cardOf[field] === card));
  return Object.fromEntries(ordered.map((field) => [field, found[field]]));
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
