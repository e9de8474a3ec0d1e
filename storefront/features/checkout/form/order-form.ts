/** The order form: its fields, their validation, and which card each field is on. */
import type { Bank, DeliveryMethod, PaymentMethod } from '#contract/orders/shop.ts';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { mayPay, type HandOverParties } from '#domain/payments/payer.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { readPhone } from '#domain/phone.ts';
import { type Choices, readFields } from '#storefront/features/delivery/draft.ts';
import type { LostTime } from '#storefront/features/gift/lost-time.ts';
import {
  hasWrongGiver,
  type KeptUnits,
  lacksNumber,
  type OrderedUnit,
} from '#storefront/features/certificates/units.ts';
import { giftChoices, initialGift } from '#storefront/features/gift/gift-form.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';

/** Initial values; the allowed values of a field are noted beside it. */
export function initialForm() {
  return {
    ...initialGift(),
    name: '',
    phone: '',
    otherName: '',
    otherPhone: '',
    line1: '',
    line2: '',
    landmark: '',
    /** The city of a recipient who is asked is unknown as well. */
    anywhere: false,
    /** The latest delivery day of such a gift, and the options that may replace that of its single line. */
    latestDay: '',
    alternatives: [] as number[],
    alternativesTo: null as number | null,
    hidePrices: true,
    /** Wrap and greeting were seen, or skipped with one press. */
    giftSeen: false,
    comment: '',
    payment: '' as PaymentMethod | '',
    bank: '' as Bank | '',
    /** Certificate codes, separated by commas. */
    certificate: '',
    promo: '',
    /** Certificates being bought, by option id: how each is sent. */
    certificateUnits: {} as KeptUnits,
    /**
     * Whether recipient, address and payment are copied from the customer's last order: '' not loaded yet, 'yes'
     * unchanged, 'no' otherwise.
     */
    likeLast: '' as '' | 'yes' | 'no',
  };
}
export type OrderForm = ReturnType<typeof initialForm>;

export const cards = ['recipient', 'where', 'when', 'gift', 'certificates', 'payment'] as const;
export type CardName = (typeof cards)[number];

/** The card of each field that can have a fault. */
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

const choices: Choices<OrderForm> = {
  ...giftChoices,
  payment: ['', ...paymentMethods],
  bank: ['', ...bankCodes],
  likeLast: ['', 'yes', 'no'],
};

/** The form from its stored state. */
export function readForm(stored: Record<string, unknown>): OrderForm {
  return readFields(initialForm(), stored, choices);
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
  | 'faultGiver'
  | 'faultPayment'
  | 'faultBank';
/** A place without slots has nothing to choose one with. */
const lostField = { lostDay: 'day', lostSlot: 'method', lostExpress: 'method' } as const satisfies Record<
  LostTime,
  FormField
>;
export type Faults = Partial<Record<FormField, Fault>>;

type TimeFields = Pick<OrderForm, 'where' | 'day' | 'method'> & Partial<Pick<OrderForm, 'anywhere'>>;

/** A recipient asked for the address is also asked for the time, unless the giver chose a day for a known place. */
export function isTimeAsked({ where, day, method, anywhere }: TimeFields): boolean {
  return where === 'asks' && (day === '' || method === 'EXPRESS' || anywhere === true);
}

/**
 * All faults that block the order, in the order of the page. @param lost the chosen time that the place does not have
 */
export function findFaults(form: OrderForm, meeting: HandOverParties, lost: LostTime | null = null): Faults {
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
  // What was chosen on a product page counts as seen.
  const hasGift = form.giftSeen || form.wrap !== null || form.message.trim() !== '';
  need(hasGift, 'giftSeen', 'faultGift');
  need(form.payment !== '' && mayPay(form.payment, meeting), 'payment', 'faultPayment');
  need(form.payment !== 'ONLINE' || form.bank !== '', 'bank', 'faultBank');
  return faults;
}

/** What is bought, as far as the questions depend on it. */
export type OrderContents = { units: readonly OrderedUnit[]; isDigital: boolean };

/** The cards of an order: for certificates alone only how they are sent and paid. */
export function cardsFor({ units, isDigital }: OrderContents): CardName[] {
  if (isDigital) return ['certificates', 'payment'];
  return cards.filter((card) => card !== 'certificates' || units.length > 0);
}

/** All faults that block this order: certificates need numbers and a bank card, and alone nothing else. */
export function findOrderFaults(
  form: OrderForm,
  { meeting, lost }: { meeting: HandOverParties; lost: LostTime | null },
  bought: OrderContents,
): Faults {
  const asked = cardsFor(bought);
  const isCardOnly = bought.units.length > 0;
  const found: Faults = {
    ...(bought.units.some(hasWrongGiver) ? { certificates: 'faultGiver' } : {}),
    ...(bought.units.some(lacksNumber) ? { certificates: 'faultCertificates' } : {}),
    ...findFaults(form, meeting, lost),
    ...(isCardOnly && form.payment !== 'ONLINE' ? { payment: 'faultPayment' } : {}),
  };
  const fields = (Object.keys(found) as FormField[]).filter((field) => asked.includes(cardOf[field]));
  const ordered = asked.flatMap((card) => fields.filter((field) => cardOf[field] === card));
  return Object.fromEntries(ordered.map((field) => [field, found[field]]));
}

/** Changes the delivery method and keeps the chosen day, unless the place does not have it. */
export function withMethod(
  { day }: OrderForm,
  method: DeliveryMethod,
  lost: LostTime | null,
): Pick<OrderForm, 'method' | 'day' | 'slot'> {
  return { method, day: lost || method === 'EXPRESS' ? '' : day, slot: '' };
}

/** The cards that have a field with a fault, from the top of the page. */
export function cardsWith(faults: Faults): CardName[] {
  const wrong = new Set<CardName>(Object.keys(faults).map((field) => cardOf[field as FormField]));
  return cards.filter((card) => wrong.has(card));
}
