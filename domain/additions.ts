/**
 * An addition: goods that staff add to an order whose money is in. It is an order of its own, paid by card, packed by itself;
 * it is sent, delivered and returned only together with the order it adds to.
 */
import type { OrderMove, OrderStatus } from './order.ts';
import type { OrderPayment } from '#domain/payments/payment.ts';

const inHouse: readonly OrderStatus[] = ['placed', 'confirmed', 'preparing', 'ready'];
const together: readonly OrderMove[] = ['send', 'deliver', 'bring-back', 'undo-send', 'undo-deliver'];

/** Money is in, and nothing is packed: more goods may be added. Nothing is added to an addition. */
export function mayAddGoods(order: {
  status: OrderStatus;
  paymentStatus: OrderPayment;
  isAddition: boolean;
}): boolean {
  const isPaid = ['paid', 'partly-refunded'].includes(order.paymentStatus);
  return !order.isAddition && isPaid && order.status !== 'ready' && inHouse.includes(order.status);
}

/** Whether an addition that was paid only now can still be sent with its order, which has not been sent yet. */
export function mayStillJoin(order: OrderStatus): boolean {
  return inHouse.includes(order);
}

/** Moves that an addition makes along with its order, and never alone. */
export function isMadeTogether(move: OrderMove): boolean {
  return together.includes(move);
}

/** An order does not leave while goods that were added and paid are not packed. */
export function holdsUp(addition: OrderStatus): boolean {
  return addition !== 'ready' && inHouse.includes(addition);
}

type Ending = Extract<OrderMove, 'cancel' | 'call-off' | 'take-back'>;

/** How an addition ends when its order does; undefined when it is over already. */
export function endOfAddition(addition: OrderStatus, order: OrderMove): Ending | undefined {
  if (['awaiting-payment', 'placed', 'confirmed'].includes(addition)) return 'cancel';
  if (['preparing', 'ready'].includes(addition)) return 'call-off';
  if (addition === 'on-the-way') return order === 'take-back' ? 'take-back' : 'call-off';
  return addition === 'delivered' ? 'take-back' : undefined;
}

/** The wrap and the words of a gift belong to the order that was placed first. */
export const noCard = { wrap: null, message: '', senderName: '' };
