/** Staff actions: what a member of staff may do to an order now, by its status and their role. */
import { isMadeTogether, mayAddGoods } from './additions.ts';
import { actionsOf, backMove, orderCan, type OrderMove, orderStatuses, type OrderStatus } from './order.ts';
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

/** How long whoever made a step may undo it, and after how long its message leaves: not before the last moment to undo. */
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

/** Orders somebody still has to do something for. */
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

export function isOpen(status: OrderStatus): boolean {
  return (openStatuses as readonly OrderStatus[]).includes(status);
}

/** Address, delivery and gift may change until the order is on its way. */
export function isEditable(status: OrderStatus): boolean {
  return editable.includes(status);
}

/** Nothing is paid yet and nothing packed: what is in it may still be agreed on. */
export function mayChangeGoods(order: { status: OrderStatus; paymentStatus: OrderPayment }): boolean {
  return mayChangePayment(order) && order.status !== 'ready';
}

/** Nothing is paid yet, and it is not on its way: how it is paid may still be agreed on. */
export function mayChangePayment(order: { status: OrderStatus; paymentStatus: OrderPayment }): boolean {
  return isEditable(order.status) && isUnpaid(order.paymentStatus);
}

/** It is not gathered yet: it may wait for card money instead of being paid on delivery. */
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
  paymentStatus: OrderPayment;
  /** tenge that may still be given back; unknown in lists */
  refundable?: number;
  /** whether another delivery attempt may follow this one */
  mayTryAgain: boolean;
  /** staff call before they gather the goods: confirming says that they have */
  needsCall?: boolean;
  /** its recipient has not said yet where it goes */
  awaitsRecipient?: boolean;
  /** it adds to another order, and goes its way */
  isAddition?: boolean;
  /** goods that were added to it are paid and not packed */
  isHeldUp?: boolean;
  /** certificates only, without a parcel: they are sent by themselves, and it can only be cancelled */
  isDigital?: boolean;
};

/** In the order of the buttons. */
export function staffActions(order: Workable, role: StaffRole): StaffAction[] {
  const moves = actionsOf(order, 'staff').filter((move) => {
    const permission = needs[move];
    if (order.isDigital && move !== 'cancel') return false;
    if (move === 'prepare' && order.needsCall) return false;
    if (isPreparing(move) && order.awaitsRecipient) return false;
    if (move === 'send' && order.isHeldUp) return false;
    if (order.isAddition && isMadeTogether(move)) return false;
    if (move === 'bring-back' && !order.mayTryAgain) return false;
    return permission !== undefined && roleMay(role, permission);
  }) as StaffAction[];
  const more: StaffAction[] = [];
  if (roleMay(role, 'orders.change') && !order.isDigital) more.push(...changesOf(order));
  if ((order.refundable ?? 0) > 0 && roleMay(role, 'orders.refund')) more.push('refund');
  return [...moves, ...more];
}

/** Moves that an order is not ready for while nobody knows where it goes. */
export function isPreparing(move: OrderMove): boolean {
  return move === 'confirm' || move === 'prepare';
}

/** What may be agreed on anew; an addition follows its order. */
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

/** Whether the last step may be taken back; money that went back after a delivery stays where it is. */
export function mayStepBack({ status, paymentStatus }: Pick<Workable, 'status' | 'paymentStatus'>): boolean {
  if (status === 'delivered' && paymentStatus !== 'paid') return false;
  return orderStatuses.some((to) => backMove(status, to) !== undefined);
}

type Step = { staffId: number | null; at: Date };

/** Whether this person may still undo a step of theirs; what is on its way through the network is not too late. */
export function mayUndo(step: Step, now: Step): boolean {
  const ms = Math.abs(now.at.getTime() - step.at.getTime());
  return step.staffId === now.staffId && ms <= (undoSeconds + 2) * 1_000;
}

/** Packers see whom an order is for only while they work on it. */
export function seesContacts(role: StaffRole, status: OrderStatus): boolean {
  return role !== 'packer' || isOpen(status);
}

/** Steps that staff make for all orders of a lane at once. */
export const bulkMoves = ['confirm', 'prepare', 'make-ready'] as const satisfies readonly StaffMove[];
export type BulkMove = (typeof bulkMoves)[number];
export const mostBulkOrders = 100;

/** Why an order was left: staff call first, its recipient or buyer is asked, its money went back, or it has another status. */
export const bulkReasons = ['call', 'recipient', 'buyer', 'refunded', 'changed'] as const;
export type BulkReason = (typeof bulkReasons)[number];

type BulkOrder = {
  paymentStatus: OrderPayment;
  needsCall: boolean;
  awaitsRecipient: boolean;
  /** what the buyer says about the photo of the parcel */
  awaitsBuyer: boolean;
};

/** What somebody has to decide about one order by itself; confirming says that the customer was called. */
export function bulkReason(order: BulkOrder, move: BulkMove): Exclude<BulkReason, 'changed'> | undefined {
  if (order.paymentStatus === 'refunded') return 'refunded';
  if (move === 'make-ready' && order.awaitsBuyer) return 'buyer';
  if (!isPreparing(move)) return undefined;
  if (order.needsCall) return 'call';
  return order.awaitsRecipient ? 'recipient' : undefined;
}
