/** Staff actions: what a member of staff may do to an order now, by its status and their role. */
import { isMadeTogether, mayAddGoods } from './additions.ts';
import { actionsOf, backMove, orderCan, type OrderMove, orderStatuses, type OrderStatus } from './order.ts';
import { type DeliveryMethod, isBrought, type OrderDeliveryMethod } from './delivery/delivery.ts';
import { isUnpaid, type OrderPayment } from '#domain/payments/payment.ts';
import { isPrepaid, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { type Permission, roleMay, type StaffRole } from './staff.ts';

export const staffMoves = [
  'confirm',
  'prepare',
  'make-ready',
  'send',
  'deliver',
] as const satisfies readonly OrderMove[];
export type StaffMove = (typeof staffMoves)[number];

/** How long a step can be undone by whoever made it, and the delay of its SMS: not before undoing has ended. */
export const undoSeconds = 10;
export const messageAfterSeconds = undoSeconds + 5;
/** In the order of the buttons. */
export const staffActionNames = [
  ...staffMoves,
  'bring-back',
  'step-back',
  'cancel',
  'call-off',
  'take-back',
  'edit',
  'change-goods',
  'add-goods',
  'change-payment',
  'refund',
] as const;
export type StaffAction = (typeof staffActionNames)[number];

/** Orders that staff still have to work on. */
export const openStatuses = [
  'placed',
  'confirmed',
  'preparing',
  'ready',
  'on-the-way',
] as const satisfies readonly OrderStatus[];

const editable: readonly OrderStatus[] = ['awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready'];
const needs: Partial<Record<OrderMove, Permission>> = {
  confirm: 'orders.work',
  prepare: 'orders.work',
  'make-ready': 'orders.work',
  send: 'orders.work',
  deliver: 'orders.work',
  'bring-back': 'orders.work',
  cancel: 'orders.change',
  'call-off': 'orders.change',
  'take-back': 'orders.change',
};

/** Whether staff still have work with an order in this status. */
export function isOpen(status: OrderStatus): boolean {
  return (openStatuses as readonly OrderStatus[]).includes(status);
}

/** Address, delivery and gift can be changed until the order is sent. */
export function isEditable(status: OrderStatus): boolean {
  return editable.includes(status);
}

/** Not paid and not packed: its goods can be changed. */
export function mayChangeGoods(order: { status: OrderStatus; paymentStatus: OrderPayment }): boolean {
  return mayChangePayment(order) && order.status !== 'ready';
}

/** Not paid and not sent: its payment method can be changed. */
export function mayChangePayment(order: { status: OrderStatus; paymentStatus: OrderPayment }): boolean {
  return isEditable(order.status) && isUnpaid(order.paymentStatus);
}

/** Not being prepared yet: it can wait for a card payment instead of being paid on delivery. */
export function mayPayByCard(order: {
  status: OrderStatus;
  payment: PaymentMethod;
  paymentStatus: OrderPayment;
}): boolean {
  const isWaiting = orderCan('pay-by-card', order.status, 'staff');
  return !isPrepaid(order.payment) && isWaiting && mayChangePayment(order);
}

type Workable = {
  status: OrderStatus;
  payment: PaymentMethod;
  paymentStatus: OrderPayment;
  /** tenge that can still be refunded; unknown in lists */
  refundable?: number;
  /** whether another delivery attempt is allowed */
  mayTryAgain: boolean;
  /** staff must call the customer before they prepare it; confirming means they have called */
  needsCall?: boolean;
  /** its recipient has not answered yet where it goes */
  awaitsRecipient?: boolean;
  /** it is an addition to another order and is sent with it */
  isAddition?: boolean;
  /** a paid addition to it is not packed yet */
  isHeldUp?: boolean;
  /** certificates only, without a parcel: they are sent automatically, and the order can only be cancelled; goods that
   * were sold in the shop can only be brought back */
  method?: OrderDeliveryMethod;
  /** every unit was given back: it is cancelled, not delivered */
  nothingLeft?: boolean;
};

/** The only move of an order that no courier brings. */
const atOnce: Record<Exclude<OrderDeliveryMethod, DeliveryMethod>, OrderMove> = {
  NONE: 'cancel',
  COUNTER: 'take-back',
};

/** In the order of the buttons. */
export function staffActions(order: Workable, role: StaffRole): StaffAction[] {
  const { method = 'STANDARD' } = order;
  const moves = actionsOf(order, 'staff').filter((move) => {
    const permission = needs[move];
    if (!isBrought(method) && move !== atOnce[method]) return false;
    if (order.nothingLeft && isForward(move)) return false;
    if (move === 'prepare' && order.needsCall) return false;
    if (isPreparing(move) && order.awaitsRecipient) return false;
    if (move === 'send' && order.isHeldUp) return false;
    if (order.isAddition && isMadeTogether(move)) return false;
    if (move === 'bring-back' && !order.mayTryAgain) return false;
    return permission !== undefined && roleMay(role, permission);
  }) as StaffAction[];
  const more: StaffAction[] = [];
  if (roleMay(role, 'orders.change') && isBrought(method)) more.push(...changesOf(order));
  if ((order.refundable ?? 0) > 0 && roleMay(role, 'orders.refund')) more.push('refund');
  return [...moves, ...more];
}

/** Moves towards the delivery. */
function isForward(move: OrderMove): boolean {
  return (staffMoves as readonly OrderMove[]).includes(move);
}

/** Moves that are not allowed while the address is unknown. */
export function isPreparing(move: OrderMove): boolean {
  return move === 'confirm' || move === 'prepare';
}

/** Changes that are allowed; an addition follows its order. */
function changesOf(order: Workable): StaffAction[] {
  const { isAddition = false } = order;
  const isApart = !isAddition || isEditable(order.status);
  const may: Partial<Record<StaffAction, boolean>> = {
    'step-back': isApart && mayStepBack(order),
    edit: !isAddition && isEditable(order.status),
    'change-goods': mayChangeGoods(order),
    'add-goods': mayAddGoods({ ...order, isAddition }),
    'change-payment': !isAddition && mayChangePayment(order),
  };
  return staffActionNames.filter((action) => may[action]);
}

/**
 * Whether the last step may be undone; not a delivery after which money that was taken at the door went back, or all
 * money.
 */
export function mayStepBack({
  status,
  paymentStatus,
  payment,
}: Pick<Workable, 'status' | 'paymentStatus' | 'payment'>): boolean {
  const isPartlyBack = paymentStatus === 'partly-refunded' || paymentStatus === 'refunding';
  if (status === 'delivered' && paymentStatus !== 'paid' && !(isPrepaid(payment) && isPartlyBack))
    return false;
  return orderStatuses.some((to) => backMove(status, to) !== undefined);
}

type Step = { staffId: number | null; at: Date };

/**
 * Whether this person may still undo their step; two seconds are added for the network. After an undo the step before
 * it stays: a call that is repeated undoes one step.
 */
export function mayUndo(step: Step & { isNewest: boolean }, now: Step): boolean {
  if (!step.isNewest) return false;
  const ms = Math.abs(now.at.getTime() - step.at.getTime());
  return step.staffId === now.staffId && ms <= (undoSeconds + 2) * 1_000;
}

/** Packers see the contacts of an order only while it is open. */
export function seesContacts(role: StaffRole, status: OrderStatus): boolean {
  return role !== 'packer' || isOpen(status);
}

/** Moves that staff make for all orders of a lane at once. */
export const bulkMoves = ['confirm', 'prepare', 'make-ready'] as const satisfies readonly StaffMove[];
export type BulkMove = (typeof bulkMoves)[number];
/** How many orders one call moves at most. */
export const mostBulkOrders = 500;

/**
 * Why an order was left out of a bulk move: staff must call first, its recipient or buyer has not answered, its parcel
 * was not photographed or is to be changed, it was refunded, nothing of it is left, or its status has changed.
 */
export const bulkReasons = [
  'call',
  'recipient',
  'buyer',
  'photo',
  'change',
  'refunded',
  'empty',
  'changed',
] as const;
export type BulkReason = (typeof bulkReasons)[number];

type BulkOrder = {
  paymentStatus: OrderPayment;
  needsCall: boolean;
  awaitsRecipient: boolean;
  /** the buyer has not approved the photo of the parcel yet */
  awaitsBuyer: boolean;
  /** the shop wants a photo of the parcel and there is none; lists do not know it */
  lacksPhoto?: boolean;
  /** the change that the buyer asked for on the photo, not done yet */
  photoChange?: string | undefined;
  nothingLeft?: boolean;
};

/** Why an order needs a decision of its own; confirming means that the customer was called. */
export function bulkReason(order: BulkOrder, move: BulkMove): Exclude<BulkReason, 'changed'> | undefined {
  if (order.paymentStatus === 'refunded') return 'refunded';
  if (order.nothingLeft) return 'empty';
  if (move === 'make-ready' && order.awaitsBuyer) return 'buyer';
  if (move === 'make-ready' && order.photoChange !== undefined) return 'change';
  if (move === 'make-ready' && order.lacksPhoto) return 'photo';
  if (!isPreparing(move)) return undefined;
  if (order.needsCall) return 'call';
  return order.awaitsRecipient ? 'recipient' : undefined;
}
