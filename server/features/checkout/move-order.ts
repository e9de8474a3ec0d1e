import { isBrought } from '#domain/delivery/delivery.ts';
import { awaitsBuyer } from '#domain/parcel-photos/order-photos.ts';
import { type DeliveryPayment, deliveryPaymentOf, isPrepaid } from '#domain/payments/payment-methods.ts';
import type { OrderMove } from '#domain/order.ts';
import { isPreparing, messageAfterSeconds, staffMoves } from '#domain/staff-moves.ts';
import type { SmsKind } from '#domain/notifications/sms-text.ts';
import type { Context } from '#server/context.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { actAs, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeOrder, type OrderChange } from '#server/features/orders/core/change-order.ts';
import type { Courier } from '#server/features/couriers/core/purse.read.ts';
import { countDeliveryAttempts } from '#server/features/couriers/core/delivery-attempts.read.ts';
import { noteTaking, requireGivenBack } from '#server/features/orders/staff/order-money.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import { moveAdditions } from './additions/move-additions.ts';
import { goodsOf } from './bring-back.ts';
import { endOrder } from './end-order.ts';
import { type HandOver, lacksProofOf } from './hand-over/lacks-proof.ts';
import { type LinkContext, orderLinkForSms } from './order-link/send-order-link.ts';
import { type MessageOptions, notifyCustomer } from './notify-customer.ts';
import { invalidateListings } from './invalidate-listings.ts';

export type StaffMove = {
  orderId: string;
  action: OrderMove;
  staffId: number;
  note?: string;
  /** With `deliver`: the payment method, and who has the money when no courier was assigned; the till by default. */
  taken?: { kind?: DeliveryPayment | undefined; by?: Courier };
  /** With `deliver`: what proves it; nothing by default. */
  handOver?: HandOver | undefined;
};

export type MoveContext = LinkContext & Pick<Context, 'db' | 'invalidation' | 'log'>;

/** What the caller writes in the same transaction, given the locked order as it was before the move. */
export type WriteMore = (trx: Trx, before: OrderRecord) => Promise<void>;

/**
 * Makes one move of `orderMoves` with all its effects on order, stock, money and messages: goods are deducted at
 * dispatch, money taken by the courier makes the order paid, an order that ends gives everything back
 * (`end-order.ts`). Undone by `step-back.ts`; a failed delivery is `bring-back.ts`. The courier, the audit log and further
 * conditions of staff are `fulfilment/move-as-staff.ts`, which passes them as `writeMore`.
 * @throws Refusal `order.not-found`, `order.action-refused` when the table does not allow it, `order.awaits-buyer`
 */
export async function moveOrder(
  ctx: MoveContext,
  move: StaffMove,
  writeMore: WriteMore = async () => undefined,
): Promise<void> {
  const availabilityChanged = await inTransaction(ctx.db, async (trx) => {
    const { action, staffId } = move;
    await actAs(trx, staffId);
    const order = await lockOrder(trx, move.orderId);
    const freed = await moveAdditions(ctx, trx, { order, action, staffId, at: ctx.now() });
    const availabilityChanged = await applyMove(ctx, trx, order, move);
    await writeMore(trx, order);
    if (isEnding(action)) await requireGivenBack(trx, order);
    return [...freed, ...availabilityChanged];
  });
  await invalidateListings(ctx, availabilityChanged);
}

async function applyMove(ctx: LinkContext, trx: Trx, order: OrderRecord, move: StaffMove): Promise<number[]> {
  const { action, staffId } = move;
  const by = { actor: 'staff' as const, staffId, at: ctx.now(), ...(move.note ? { note: move.note } : {}) };
  const message = messages[action];
  if (message)
    await notifyCustomer(ctx, trx, message, order, await messageOptions(ctx, trx, { order, action }));
  if (isEnding(action)) return endOrder(ctx, trx, order, { action, ...by });
  if (!(staffMoves as readonly OrderMove[]).includes(action)) throw new Refusal('order.action-refused');
  if (!isBrought(order.delivery_method)) throw new Refusal('order.action-refused');
  if (isPreparing(action) && order.awaits_recipient) throw new Refusal('order.action-refused');
  if (action === 'prepare' && order.needs_call) throw new Refusal('order.action-refused');
  const until = order.photo_asked_until;
  if (action === 'make-ready' && awaitsBuyer(until, by.at))
    throw new Refusal('order.awaits-buyer', { data: { until: until?.toISOString() } });
  if (action === 'send' && order.stock_state === 'held')
    await moveOrderStock(trx, 'ship', await goodsOf(trx, order.id, by.at));
  const { payment, set } = otherChanges(action, order);
  const isUnproved =
    action === 'deliver' && (await lacksProofOf(ctx, trx, { order, handOver: move.handOver }));
  const proof = isUnproved ? { proof_missing_at: by.at } : {};
  if (isPaidOnDelivery(action, order)) await takeMoney(trx, order, { ...move, at: by.at });
  await changeOrder(trx, order, {
    action,
    ...by,
    ...(payment ? { payment } : {}),
    set: { ...set, ...proof },
  });
  return [];
}

/** The message waits until the move can no longer be undone. */
async function messageOptions(
  ctx: LinkContext,
  trx: Trx,
  { order, action }: { order: OrderRecord; action: OrderMove },
): Promise<MessageOptions> {
  if (action === 'deliver') return { inSeconds: messageAfterSeconds };
  if (action !== 'send') return {};
  const failed = await countDeliveryAttempts(trx, order.id);
  const features = await readFeatures({ db: trx, config: ctx.config });
  const hasCode = features.includes('courier-page') && features.includes('order-link');
  return {
    inSeconds: messageAfterSeconds,
    // One message per delivery attempt.
    ...(failed > 0 ? { occasion: failed + 1 } : {}),
    ...(hasCode ? { facts: { link: await orderLinkForSms(ctx, trx, order) } } : {}),
  };
}

/** SMS sent to the customer for each move. */
const messages: Partial<Record<OrderMove, SmsKind>> = {
  send: 'order-on-the-way',
  deliver: 'order-delivered',
  cancel: 'order-cancelled',
  'call-off': 'order-cancelled',
};

function isEnding(action: OrderMove): action is 'cancel' | 'call-off' | 'take-back' {
  return action === 'cancel' || action === 'call-off' || action === 'take-back';
}

/** Columns that a move changes besides the status. */
function otherChanges(action: OrderMove, order: OrderRecord): Pick<OrderChange, 'payment' | 'set'> {
  if (action === 'send') return { set: { stock_state: 'shipped' } };
  // Confirming implies that staff have called the customer.
  if (action === 'confirm') return { set: { needs_call: false } };
  // An order paid on delivery becomes paid when it is marked delivered.
  return isPaidOnDelivery(action, order) ? { payment: 'paid' } : {};
}

function isPaidOnDelivery(action: OrderMove, order: OrderRecord): boolean {
  return action === 'deliver' && !isPrepaid(order.payment) && order.payment_status === 'unpaid';
}

async function takeMoney(
  trx: Trx,
  order: OrderRecord,
  { taken = {}, staffId, at }: StaffMove & { at: Date },
): Promise<void> {
  if (order.total_tenge === 0) return;
  const nobody = { courierId: null, courier: '' };
  const sent = order.courier ? { courierId: order.courier_id, courier: order.courier } : undefined;
  const kind = taken.kind ?? deliveryPaymentOf(order);
  await noteTaking(trx, order, { kind, ...(sent ?? taken.by ?? nobody), staffId, at });
}
