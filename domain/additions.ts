/**
 * An addition: goods that staff add to an order that is paid already. It is an order of its own, paid by card and
 * packed by itself; it is sent, delivered and returned only together with the order it adds to.
 */
import type { OrderMove, OrderStatus } from './order.ts';
import type { OrderPayment } from '#domain/payments/payment.ts';

const inHouse: readonly OrderStatus[] = ['placed', 'confirmed', 'preparing', 'ready'];
const together: readonly OrderMove[] = ['send', 'deliver', 'bring-back', 'undo-send', 'undo-deliver'];

/** Goods may be added to an order that is paid and not packed yet. An addition takes no further additions. */
export function mayAddGoods(order: {
  status: OrderStatus;
  paymentStatus: OrderPayment;
  isAddition: boolean;
}): boolean {
  const isPaid = ['paid', 'partly-refunded'].includes(order.paymentStatus);
  return !order.isAddition && isPaid && order.status !== 'ready' && inHouse.includes(order.status);
}

/** Whether an addition that was paid only now can still be sent with its order: that has not been sent yet. */
export function mayStillJoin(order: OrderStatus): boolean {
  return inHouse.includes(order);
}

/** Moves that an addition makes together with its order, never alone. */
export function isMadeTogether(move: OrderMove): boolean {
  return together.includes(move);
}

/** An order is not sent while a paid addition to it is not packed. */
export function blocksDispatch(addition: OrderStatus): boolean {
  return addition !== 'ready' && inHouse.includes(addition);
}

type AdditionEnd = Extract<OrderMove, 'cancel' | 'call-off' | 'take-back'>;

/** The move that ends an addition when its order ends; undefined when the addition has ended already. */
export function endOfAddition(addition: OrderStatus, order: OrderMove): AdditionEnd | undefined {
  if (['awaiting-payment', 'placed', 'confirmed'].includes(addition)) return 'cancel';
  if (['preparing', 'ready'].includes(addition)) return 'call-off';
  if (addition === 'on-the-way') return order === 'take-back' ? 'take-back' : 'call-off';
  return addition === 'delivered' ? 'take-back' : undefined;
}

/** Gift wrap and greeting are on the first order only. */
export const noCard = { wrap: null, message: '', senderName: '' };
