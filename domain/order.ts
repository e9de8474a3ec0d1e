/**
 * The state machine of an order: every order status and the moves (transitions) between them, as one table. The server
 * obeys it, the screens ask it which buttons to show, and the books are checked against it (every row of the timeline is
 * a line of it).
 */
import type { Who } from './actor.ts';
import { isUnpaid, type OrderPayment } from '#domain/payments/payment.ts';

export const orderStatuses = [
  'awaiting-payment',
  'placed',
  'confirmed',
  'preparing',
  'ready',
  'on-the-way',
  'delivered',
  'cancelled',
  'expired',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether goods that are made to order may still be in the making. */
export const isInMaking = (status: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf('ready');

/**
 * Words of the timeline, each with a sentence in both languages on the screens: a new status, a change of its payment, the
 * order itself, a window that a late payment could not have again, a parcel that came back and its new time, a status that
 * staff corrected, what became of asking the recipient, and what staff note.
 */
export type TimelineEvent =
  | OrderStatus
  | `payment-${OrderPayment}`
  | 'ordered'
  | 'slot-lost'
  | 'goods-changed'
  | 'not-delivered'
  | 'time-chosen'
  | 'stepped-back'
  | 'photo-shown'
  | 'photo-approved'
  | 'photo-change-asked'
  | 'gift-asked'
  | 'gift-opened'
  | 'gift-answered'
  | 'gift-swapped'
  | 'gift-declined'
  | 'certificate-taken'
  | 'gift-lapsed'
  | 'gift-thanked'
  | 'note';
/** Words that only staff see. */
export type StaffEvent =
  | 'ordered-by-phone'
  | 'payment-changed'
  | 'courier-assigned'
  | 'details-changed'
  | 'goods-added'
  | 'refund-requested'
  | 'certificate-returned'
  | 'undone';

/** Over without goods: such an order keeps neither goods nor money. */
export const endedStatuses: readonly OrderStatus[] = ['cancelled', 'expired', 'returned'];

type Move = { from: readonly OrderStatus[]; to: OrderStatus; who: readonly Who[] };

/** Actions that change the status. An expired order comes back only with its money: late payment. */
export const orderMoves = {
  'take-payment': { from: ['awaiting-payment', 'expired'], to: 'placed', who: ['bank'] },
  /** Staff agree with the customer that the courier is paid instead. */
  'pay-on-delivery': { from: ['awaiting-payment'], to: 'placed', who: ['staff'] },
  /** Staff agree with the customer that a card is charged instead. */
  'pay-by-card': { from: ['placed', 'confirmed'], to: 'awaiting-payment', who: ['staff'] },
  expire: { from: ['awaiting-payment'], to: 'expired', who: ['system'] },
  /** The customer may change their mind until preparing begins; the clock ends what no recipient has answered. */
  cancel: {
    from: ['awaiting-payment', 'placed', 'confirmed'],
    to: 'cancelled',
    who: ['customer', 'staff', 'system'],
  },
  /** The shop cannot fulfil what it has begun. */
  'call-off': { from: ['preparing', 'ready', 'on-the-way'], to: 'cancelled', who: ['staff'] },
  confirm: { from: ['placed'], to: 'confirmed', who: ['staff'] },
  prepare: { from: ['placed', 'confirmed'], to: 'preparing', who: ['staff'] },
  'make-ready': { from: ['preparing'], to: 'ready', who: ['staff'] },
  send: { from: ['ready'], to: 'on-the-way', who: ['staff'] },
  deliver: { from: ['on-the-way'], to: 'delivered', who: ['staff'] },
  /** Certificates are all that was ordered, and they have reached their bearers. */
  'send-digital': { from: ['placed', 'confirmed'], to: 'delivered', who: ['system'] },
  'take-back': { from: ['on-the-way', 'delivered'], to: 'returned', who: ['staff'] },
  /** Nobody took it: another delivery attempt follows. */
  'bring-back': { from: ['on-the-way'], to: 'ready', who: ['staff'] },
  /** A step that was pressed by mistake is taken back. */
  reopen: { from: ['confirmed', 'preparing'], to: 'placed', who: ['staff'] },
  'undo-prepare': { from: ['preparing'], to: 'confirmed', who: ['staff'] },
  'undo-ready': { from: ['ready'], to: 'preparing', who: ['staff'] },
  'undo-send': { from: ['on-the-way'], to: 'ready', who: ['staff'] },
  'undo-deliver': { from: ['delivered'], to: 'on-the-way', who: ['staff'] },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoves;

const backMoves = ['reopen', 'undo-prepare', 'undo-ready', 'undo-send', 'undo-deliver'] as const;

export type BackMove = (typeof backMoves)[number];

/** The move that takes a step back from a status to the one it was reached from, if there is one. */
export function backMove(from: OrderStatus, to: OrderStatus): BackMove | undefined {
  return backMoves.find((name) => orderMoves[name].to === to && orderCan(name, from, 'staff'));
}

/** Nothing more is to be delivered. */
export const finishedStatuses: readonly OrderStatus[] = ['delivered', 'cancelled', 'expired', 'returned'];

/** Actions that leave the status as it is. */
const orderChoices = {
  pay: { from: ['awaiting-payment'], who: ['customer'] },
  'order-again': { from: finishedStatuses, who: ['customer'] },
  review: { from: ['delivered'], who: ['customer'] },
  /** The agreed time was given up, and the order has not left. */
  'choose-time': { from: ['placed', 'confirmed', 'preparing', 'ready'], who: ['customer'] },
} as const satisfies Record<string, Omit<Move, 'to'>>;
type OrderChoice = keyof typeof orderChoices;

export type OrderAction = OrderMove | OrderChoice;
/** What the customer's screens may offer; the same words as in the contract. */
export type CustomerAction = OrderChoice | 'cancel';
const customerActions: readonly CustomerAction[] = ['pay', 'choose-time', 'cancel', 'order-again', 'review'];

/** May this be done to an order in this status by this one? */
export function orderCan(action: OrderAction, status: OrderStatus, who: Who): boolean {
  const rule: Omit<Move, 'to'> = { ...orderMoves, ...orderChoices }[action];
  return rule.who.includes(who) && rule.from.includes(status);
}

type OrderState = { status: OrderStatus; paymentStatus: OrderPayment; needsTime?: boolean };

/** Everything the customer may do with their order now, in the order of the buttons. */
export function actionsOf(order: OrderState, who: 'customer'): CustomerAction[];
/** Every move that staff, the clock or the bank may make now. */
export function actionsOf(order: OrderState, who: Exclude<Who, 'customer'>): OrderMove[];
export function actionsOf(order: OrderState, who: Who): OrderAction[] {
  const all: readonly OrderAction[] = who === 'customer' ? customerActions : orderMoveNames;
  return all.filter((action) => orderCan(action, order.status, who) && isTimely(action, order));
}

/** Money that is in or on its way back is not to be paid a second time; a time that stands is not chosen anew. */
function isTimely(action: OrderAction, order: OrderState): boolean {
  if (action === 'choose-time') return order.needsTime === true;
  return action !== 'pay' || isUnpaid(order.paymentStatus);
}

export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** Whether the status may go from one to the other at all, whoever does it: for checking the books. */
export function orderMayGo(from: OrderStatus, to: OrderStatus): boolean {
  return Object.values<Move>(orderMoves).some((move) => move.to === to && move.from.includes(from));
}

/** People know an order by this number. */
export function orderNumber(number: number): string {
  return `S-${number}`;
}
