import type { Who } from '#domain/actor.ts';
import {
  endedStatuses,
  orderCan,
  type OrderMove,
  orderMoves,
  type OrderStatus,
  type StaffEvent,
  type TimelineEvent,
} from '#domain/order.ts';
import { takenBy } from '#domain/order-views.ts';
import { isUnpaid, type OrderPayment, paymentMayGo } from '#domain/payments/payment.ts';
import { type OrderDetails, updateDetails } from './order-details.repo.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { settleCertificates } from '#server/features/certificates/core/use-certificate.ts';
import { endGoodwill } from './begin-return.ts';
import { followIncome } from './follow-income.ts';
import type { OrderRecord } from './order-record.ts';
import { insertEvent, updateOrderIf } from './orders.repo.ts';

/** Columns that may change along with a move: sums, the reservation's expiry, the bank, the stock state. */
type OrderEffects = Partial<
  Pick<
    OrderRecord,
    | 'bank'
    | 'payment'
    | 'goods_tenge'
    | 'delivery_tenge'
    | 'certificate_tenge'
    | 'promo_tenge'
    | 'total_tenge'
    | 'stock_state'
    | 'expires_at'
    | 'hold_until'
    | 'needs_call'
    | 'slot_id'
    | 'promise_lost_at'
    | 'proof_missing_at'
  >
>;

export type OrderChange = {
  /** A move of domain/order.ts; without one the status does not change. */
  action?: OrderMove;
  /** The new payment status; the same as before is no transition. */
  payment?: OrderPayment;
  actor: Who;
  staffId?: number;
  at: Date;
  note?: string;
  /** The event of the timeline; by default the new status, or `payment-…` when only the payment changed. */
  event?: TimelineEvent | StaffEvent;
  /** Whether the customer sees the event; by default yes, except for an opened or expired bank page. */
  isPublic?: boolean;
  set?: OrderEffects;
};

/**
 * Moves an order by the transition tables of domain/ and writes one event of its timeline. Compare-and-set: a stale
 * `order` changes nothing. A change of neither status nor payment writes its columns and no event.
 * @returns the changed order
 * @throws Refusal `order.action-refused` when a table does not allow it
 */
export async function changeOrder(trx: Trx, order: OrderRecord, change: OrderChange): Promise<OrderRecord> {
  const { action, actor, at } = change;
  if (action && !orderCan(action, order.status, actor)) throw new Refusal('order.action-refused');
  const status = action ? orderMoves[action].to : order.status;
  const payment = change.payment ?? order.payment_status;
  const moves = { status: status !== order.status, payment: payment !== order.payment_status };
  if (moves.payment && !paymentMayGo(order.payment_status, payment, actor))
    throw new Refusal('order.action-refused');

  const taken_by = takenBy(order.taken_by, change);
  const taken = taken_by === order.taken_by ? {} : { taken_by };
  const patch = { ...change.set, ...taken, status, payment_status: payment, updated_at: at };
  if (!(await updateOrderIf(trx, order, patch))) throw new Refusal('order.action-refused');
  if (order.certificate_tenge > 0 && order.status === 'awaiting-payment' && status === 'placed')
    await settleCertificates(trx, order.id, at);
  const changed = { ...order, ...patch };
  if (moves.status) await followStatus(trx, order.status, { order: changed, at, staffId: change.staffId });
  if (moves.status || moves.payment) {
    await insertEvent(trx, {
      order_id: order.id,
      at,
      event: change.event ?? (moves.status ? status : `payment-${payment}`),
      actor,
      staff_id: change.staffId ?? null,
      from_status: order.status,
      to_status: status,
      from_payment: order.payment_status,
      to_payment: payment,
      note: change.note ?? '',
      is_public: change.isPublic ?? (moves.status || !quiet.has(payment)),
    });
  }
  return changed;
}

/**
 * Money that went back at once, such as cash, or a refund that the bank made by itself: the order passes through
 * `refunding`, which customers need not see.
 * @throws Refusal those of `changeOrder`
 */
export async function refundAtOnce(
  trx: Trx,
  order: OrderRecord,
  change: Pick<OrderChange, 'actor' | 'staffId' | 'at'> & { payment: 'partly-refunded' | 'refunded' },
): Promise<OrderRecord> {
  const refunding = await changeOrder(trx, order, { ...change, payment: 'refunding', isPublic: false });
  return changeOrder(trx, refunding, change);
}

/** Delivered goods are income, as long as they are; an order that has ended has nothing of the shop's. */
async function followStatus(
  trx: Trx,
  before: OrderStatus,
  { order, ...by }: { order: OrderRecord; at: Date; staffId: number | undefined },
): Promise<void> {
  const isDelivered = order.status === 'delivered';
  if (isDelivered || before === 'delivered') await followIncome(trx, order, { ...by, isDelivered });
  if (endedStatuses.includes(order.status) && !isUnpaid(order.payment_status))
    await endGoodwill(trx, order.id, by.at);
}

const quiet: ReadonlySet<OrderPayment> = new Set(['pending', 'unpaid']);

type OrderNote = {
  event: TimelineEvent | StaffEvent;
  note: string;
  actor: Who;
  at: Date;
  staffId?: number;
  isPublic: boolean;
};

/** Writes an event of the timeline without a move. */
export async function noteOnOrder(trx: Trx, order: OrderRecord, note: OrderNote): Promise<void> {
  await insertEvent(trx, {
    order_id: order.id,
    at: note.at,
    event: note.event,
    actor: note.actor,
    staff_id: note.staffId ?? null,
    from_status: order.status,
    to_status: order.status,
    from_payment: order.payment_status,
    to_payment: order.payment_status,
    note: note.note,
    is_public: note.isPublic,
  });
}

export type { OrderDetails };

/** Changes details of an order that the caller has locked: address, time, courier, gift texts. Never its money. */
export async function changeDetails(trx: Trx, id: string, details: OrderDetails, at: Date): Promise<void> {
  await updateDetails(trx, id, details, at);
}
