/**
 * The state machine of an order: every status and the moves (transitions) between them, in one table. The server
 * enforces it, the screens derive their buttons from it, and the invariants check the timeline against it.
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

/** Where an order was made: on the site, by staff for a caller, in the shop itself. */
export const orderSources = ['site', 'phone', 'counter'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Whether goods that are made to order may not be ready yet. */
export const isInMaking = (status: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf('ready');

/**
 * Events of the timeline, each with a sentence in both languages on the screens: a new status, a change of payment, a
 * change of the order itself, a slot that was full when a late payment came, a failed delivery and its new time, a
 * status corrected by staff, the outcome of asking the recipient, and notes of staff.
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
  | 'photo-change-left'
  | 'gift-asked'
  | 'gift-opened'
  | 'gift-answered'
  | 'gift-swapped'
  | 'gift-declined'
  | 'certificate-taken'
  | 'gift-lapsed'
  | 'gift-thanked'
  | 'note';
/** Events that only staff see. */
export type StaffEvent =
  | 'ordered-by-phone'
  | 'payment-changed'
  | 'courier-assigned'
  | 'details-changed'
  | 'goods-added'
  | 'refund-requested'
  | 'certificate-returned'
  | 'photo-skipped'
  | 'undone';

/** Final without a sale: such an order keeps neither goods nor money. */
export const endedStatuses: readonly OrderStatus[] = ['cancelled', 'expired', 'returned'];

type Move = { from: readonly OrderStatus[]; to: OrderStatus; who: readonly Who[] };

/** Moves change the status. An expired order comes back only by a late payment. */
export const orderMoves = {
  'take-payment': { from: ['awaiting-payment', 'expired'], to: 'placed', who: ['bank'] },
  /** Staff agree with the customer on payment on delivery instead. */
  'pay-on-delivery': { from: ['awaiting-payment'], to: 'placed', who: ['staff'] },
  /** Staff agree with the customer on payment by card instead. */
  'pay-by-card': { from: ['placed', 'confirmed'], to: 'awaiting-payment', who: ['staff'] },
  /** Staff made it smaller: certificates pay all that is left. */
  cover: { from: ['awaiting-payment'], to: 'placed', who: ['staff'] },
  expire: { from: ['awaiting-payment'], to: 'expired', who: ['system'] },
  /** The customer may cancel until preparing begins; `system` cancels when no recipient has answered. */
  cancel: {
    from: ['awaiting-payment', 'placed', 'confirmed'],
    to: 'cancelled',
    who: ['customer', 'staff', 'system'],
  },
  /** The shop cancels an order that it has begun to prepare. */
  'call-off': { from: ['preparing', 'ready', 'on-the-way'], to: 'cancelled', who: ['staff'] },
  confirm: { from: ['placed'], to: 'confirmed', who: ['staff'] },
  prepare: { from: ['placed', 'confirmed'], to: 'preparing', who: ['staff'] },
  'make-ready': { from: ['preparing'], to: 'ready', who: ['staff'] },
  send: { from: ['ready'], to: 'on-the-way', who: ['staff'] },
  deliver: { from: ['on-the-way'], to: 'delivered', who: ['staff'] },
  /** Bought in the shop: paid, and taken along by the buyer. */
  sell: { from: ['placed'], to: 'delivered', who: ['staff'] },
  /** An order of certificates only, which have reached their bearers. */
  'send-digital': { from: ['placed', 'confirmed'], to: 'delivered', who: ['system'] },
  'take-back': { from: ['on-the-way', 'delivered'], to: 'returned', who: ['staff'] },
  /** The delivery failed: another attempt follows. */
  'bring-back': { from: ['on-the-way'], to: 'ready', who: ['staff'] },
  /** Undoes a step that was pressed by mistake. */
  reopen: { from: ['confirmed', 'preparing'], to: 'placed', who: ['staff'] },
  'undo-prepare': { from: ['preparing'], to: 'confirmed', who: ['staff'] },
  'undo-ready': { from: ['ready'], to: 'preparing', who: ['staff'] },
  'undo-send': { from: ['on-the-way'], to: 'ready', who: ['staff'] },
  'undo-deliver': { from: ['delivered'], to: 'on-the-way', who: ['staff'] },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoves;

const backMoves = ['reopen', 'undo-prepare', 'undo-ready', 'undo-send', 'undo-deliver'] as const;

export type BackMove = (typeof backMoves)[number];

/** The move that undoes the step from status `to` to status `from`, if there is one. */
export function backMove(from: OrderStatus, to: OrderStatus): BackMove | undefined {
  return backMoves.find((name) => orderMoves[name].to === to && orderCan(name, from, 'staff'));
}

/** Statuses in which nothing more is to be delivered. */
export const finishedStatuses: readonly OrderStatus[] = ['delivered', 'cancelled', 'expired', 'returned'];

/** Actions that do not change the status. */
const orderChoices = {
  pay: { from: ['awaiting-payment'], who: ['customer'] },
  'order-again': { from: finishedStatuses, who: ['customer'] },
  review: { from: ['delivered'], who: ['customer'] },
  /** The agreed time was given up, and the order has not been sent. */
  'choose-time': { from: ['placed', 'confirmed', 'preparing', 'ready'], who: ['customer'] },
} as const satisfies Record<string, Omit<Move, 'to'>>;
type OrderChoice = keyof typeof orderChoices;

export type OrderAction = OrderMove | OrderChoice;
/** Actions that the customer's screens may offer; the same words as in the contract. */
export type CustomerAction = OrderChoice | 'cancel';
const customerActions: readonly CustomerAction[] = ['pay', 'choose-time', 'cancel', 'order-again', 'review'];

/** Whether `who` may do this to an order in this status. */
export function orderCan(action: OrderAction, status: OrderStatus, who: Who): boolean {
  const rule: Omit<Move, 'to'> = { ...orderMoves, ...orderChoices }[action];
  return rule.who.includes(who) && rule.from.includes(status);
}

type OrderState = { status: OrderStatus; paymentStatus: OrderPayment; needsTime?: boolean };

/** Everything the customer may do with their order now, in the order of the buttons. */
export function actionsOf(order: OrderState, who: 'customer'): CustomerAction[];
/** Every move that `who` may make now. */
export function actionsOf(order: OrderState, who: Exclude<Who, 'customer'>): OrderMove[];
export function actionsOf(order: OrderState, who: Who): OrderAction[] {
  const all: readonly OrderAction[] = who === 'customer' ? customerActions : orderMoveNames;
  return all.filter((action) => orderCan(action, order.status, who) && isTimely(action, order));
}

/** An order that is paid or being refunded is not paid again; an agreed time is not chosen anew. */
function isTimely(action: OrderAction, order: OrderState): boolean {
  if (action === 'choose-time') return order.needsTime === true;
  return action !== 'pay' || isUnpaid(order.paymentStatus);
}

export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** Whether the transition exists at all, whoever makes it; used by the invariants. */
export function orderMayGo(from: OrderStatus, to: OrderStatus): boolean {
  return Object.values<Move>(orderMoves).some((move) => move.to === to && move.from.includes(from));
}

/** The order number that people see. */
export function orderNumber(number: number): string {
  return `S-${number}`;
}
