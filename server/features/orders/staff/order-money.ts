import { takingPosting } from '#domain/ledger/postings.ts';
import { type DeliveryPayment, deliveryPaymentOf, isPrepaid } from '#domain/payments/payment-methods.ts';
import { paidForUnits } from '#domain/promo/promo-code.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginReturn, type MoneyReturn } from '../core/begin-return.ts';
import { refundAtOnce } from '../core/change-order.ts';
import { readBack } from '../core/refund-parts.read.ts';
import type { OrderLineRecord, OrderRecord } from '../core/order-record.ts';
import { readOrderSums } from '#server/features/ledger/payment-money.read.ts';
import { post } from '#server/features/ledger/post.ts';
import { insertTaking, type TakingRow } from '../core/order-details.repo.ts';
import { requireInPurse } from '#server/features/couriers/core/purse.ts';
import type { Courier } from '#server/features/couriers/core/purse.read.ts';
import { readTakingsOf, steppedBack, type TakenRow } from './takings.read.ts';

/** How a refund on delivery is paid out and by whom: from the till unless a courier is named. */
export type HandOut = Courier & { kind: DeliveryPayment };
export type RefundLine = { position: number; quantity: number };

/** Records money that a courier took on delivery. */
export async function noteTaking(
  trx: Trx,
  order: OrderRecord,
  taking: Courier & { kind: DeliveryPayment; staffId: number; at: Date },
): Promise<void> {
  await bookTaking(trx, { ...taking, orderId: order.id, amount: order.total_tenge, reason: 'delivered' });
}

type TakingEntry = TakingRow & { kind: DeliveryPayment; amount: number; staffId: number; at: Date };

/** @param row.amount negative: given back, or reversed */
async function bookTaking(trx: Trx, row: TakingEntry): Promise<void> {
  const id = await insertTaking(trx, row);
  await post(trx, takingPosting({ ...row, id, isUndone: row.reason === steppedBack }));
}

/**
 * Reverses the last taking: the courier has taken no money after all.
 * @throws Refusal `money.handed-in` for cash that was handed in meanwhile, unless that is known
 */
export async function reverseTaking(
  trx: Trx,
  orderId: string,
  { staffId, at, handedIn }: { staffId: number; at: Date; handedIn?: boolean | undefined },
): Promise<void> {
  const last = (await readTakingsOf(trx, orderId)).findLast(({ reason }) => reason === 'delivered');
  if (!last) return;
  const { kind, courier, courierId } = last;
  if (kind === 'CASH' && !handedIn) await requireInPurse(trx, last);
  const row = { orderId, kind, courier, courierId, staffId, at };
  await bookTaking(trx, { ...row, amount: -last.amount, reason: steppedBack });
}

type HandPlan = { amount: number; left: number; handOut: HandOut };

/**
 * Money that was taken on delivery and goes back by hand.
 * @param input.amount tenge; all that is left when omitted
 * @param input.handOut as it was taken when omitted
 * @throws Refusal `refund.too-much`
 */
export async function planByHand(
  trx: Trx,
  order: OrderRecord,
  input: { amount?: number; handOut?: HandOut | undefined },
): Promise<HandPlan> {
  const { paid, refunded } = await readOrderSums(trx, order.id);
  const left = paid - refunded;
  const { amount = left } = input;
  if (amount <= 0 || amount > left) throw new Refusal('refund.too-much');
  const handOut = input.handOut ??
    howTaken(await readTakingsOf(trx, order.id)) ?? {
      kind: deliveryPaymentOf(order),
      courierId: null,
      courier: '',
    };
  return { amount, left, handOut };
}

type HandReturn = HandPlan & Pick<MoneyReturn, 'id' | 'parts' | 'at'> & { reason: string; staffId: number };

/** Gives it back, in cash or at the terminal, so it is done at once. `id` is of its row in `refund`. */
export async function giveBackByHand(
  trx: Trx,
  order: OrderRecord,
  { amount, left, handOut, id, parts, reason, staffId, at }: HandReturn,
): Promise<void> {
  await beginReturn(trx, order, { id, tenge: amount, parts, at, staffId });
  await bookTaking(trx, { orderId: order.id, ...handOut, amount: -amount, reason, staffId, at });
  const payment = amount === left ? 'refunded' : 'partly-refunded';
  await refundAtOnce(trx, order, { actor: 'staff', staffId, at, payment });
}

/** Money that was taken by hand goes back by whoever ends the order: an end without that is a fault. */
export async function requireGivenBack(trx: Trx, { id, number, payment }: OrderRecord): Promise<void> {
  if (isPrepaid(payment)) return;
  const { paid, refunded } = await readOrderSums(trx, id);
  if (paid > refunded) throw new Error(`order ${number} would end with money taken by hand`);
}

/** How and to whom an order was last paid on delivery, by its takings. */
export function howTaken(takings: readonly TakenRow[]): HandOut | undefined {
  const last = takings.findLast(({ amount }) => amount > 0);
  return last && { kind: last.kind, courierId: last.courierId, courier: last.courier };
}

export type PricedUnits = RefundLine & { tenge: number };

/**
 * What was paid for units of lines, in tenge, less the promo code's share and refunds for swaps.
 * @throws Refusal `request.invalid` for units that were not bought or are refunded already
 */
export async function priceUnits(
  trx: Trx,
  lines: readonly OrderLineRecord[],
  input: readonly RefundLine[],
): Promise<PricedUnits[]> {
  const orderId = lines[0]?.order_id ?? '';
  const back = await readBack(trx, orderId);
  const asked = new Set(input.map(({ position }) => position));
  if (asked.size < input.length) throw new Refusal('request.invalid', { field: 'lines' });
  return input.map(({ position, quantity }, at) => {
    const line = lines.find((one) => one.position === position);
    const { units: before = 0, swap = 0 } = back.lines.get(position) ?? {};
    if (!line || quantity + before > line.quantity)
      throw new Refusal('request.invalid', { field: `lines.${at}` });
    const sold = { price: line.price_tenge, quantity: line.quantity, share: line.promo_tenge };
    const paid = paidForUnits(sold, quantity, before);
    return { position, quantity, tenge: paid - swap };
  });
}
