import { isPrepaid } from '#domain/payments/payment-methods.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { allocateParts } from '#domain/payments/refund-parts.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { agreeOnValue, lockAlone } from '#server/features/certificates/count-alone.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import {
  type HandOut,
  type PricedUnits,
  priceUnits,
  type RefundLine,
} from '#server/features/orders/staff/order-money.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readOrderSums } from '#server/features/ledger/payment-money.read.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { returnPart } from '#server/features/certificates/return-part.ts';
import type { OrderLineRecord, OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { resolveLostRefund } from '#server/features/payments/refunds/resolve-lost-refund.ts';
import { requestRefund } from '#server/features/payments/refunds/refund-card.ts';
import { readBack } from '#server/features/orders/core/refund-parts.read.ts';
import { readDeductedUnits } from '#server/features/stock/stock.read.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import { nameHandOut } from './assign-courier.ts';
import type { StaffContext } from './move-as-staff.ts';
import { repeatRefund } from './refunds/repeat-refund.ts';
import { requireMoneySeen } from './refunds/require-money-seen.ts';
import { showAsStaff } from './show-as-staff.ts';
import { freeMoney, readCertificateLeft, type RefundParts, requireParts } from './refund-split.ts';
import { returnByHand } from './return-by-hand.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import type { Second } from '#server/features/staff/second-person.ts';

export type StaffRefund = {
  /** tenge */
  amount?: number;
  lines?: readonly RefundLine[];
  restock?: boolean;
  reason: 'goodwill' | 'returned-goods';
  /** for money paid on delivery */
  handOut?: HandOut;
  /** for what goes back to certificates beyond what one person may give in a day */
  second?: Second | null | undefined;
  note: string;
  /** `money.version` of the order as it was read */
  seen?: number;
};

/**
 * Refunds an order, repeatedly as long as something is left: a sum, or units of lines. Card money goes through the
 * bank, cash or terminal money is booked as returned by staff, and the rest goes to the certificates. Returned units go
 * back to stock.
 * @throws Refusal `order.not-found`, `order.action-refused` (nothing was ever paid), `refund.too-much`, `refund.busy`,
 * `request.invalid`, `record.conflict`, and those of `agreeOnValue`
 */
export async function refundOrder(
  ctx: StaffContext,
  id: string,
  input: StaffRefund,
  by: By,
): Promise<OfficeOrder> {
  const at = ctx.now();
  const { staffId } = by.actor;
  const changed = await withAudit(ctx, by, { action: 'refund', subject: 'order' }, async (trx) => {
    const { note, second, seen, ...rest } = input;
    await requireMoneySeen(trx, id, { seen, by });
    const order = await lockOrder(trx, id);
    await lockAlone(trx, ctx, by);
    const lines = await readOrderLines(trx, id);
    const units = input.lines && (await priceUnits(trx, lines, input.lines));
    const amount = input.amount ?? units?.reduce((sum, { tenge }) => sum + tenge, 0);
    const { paid, refunded } = await readOrderSums(trx, id);
    const money = await freeMoney(trx, order, { ...input, amount, at });
    const certificate = await readCertificateLeft(trx, order);
    const parts = requireParts({ paid, money, certificate }, amount);
    const value = { tenge: parts.certificate, second, by };
    const agreed = parts.certificate > 0 ? await agreeOnValue(trx, ctx, value) : undefined;
    const refund = await giveBack(ctx, trx, { order, input, parts, units, staffId, at });
    const changed = input.restock ? await returnToStock(trx, order, lines, input.lines, at) : [];
    return {
      id,
      before: { refunded },
      after: {
        refund,
        ...rest,
        amount,
        ...(parts.certificate > 0 ? { toCertificate: parts.certificate } : {}),
        ...(agreed ? { second: agreed } : {}),
      },
      result: changed,
    };
  });
  await invalidateListings(ctx, changed);
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

type Back = {
  order: OrderRecord;
  input: StaffRefund;
  parts: RefundParts;
  /** What it is of. */
  units: readonly PricedUnits[] | undefined;
  staffId: number;
  at: Date;
};

/** @returns the id of the refund, when money is refunded */
async function giveBack(
  ctx: StaffContext,
  trx: Trx,
  { order, input, parts, units = [], staffId, at }: Back,
): Promise<string> {
  const { reason, note } = input;
  const lines = units.map((unit) => ({ part: 'line' as const, ...unit }));
  const [byMoney, toCertificate] = allocateParts(lines, [parts.money ?? 0, parts.certificate]);
  const amount = parts.money === undefined ? {} : { amount: parts.money };
  const part = { ...amount, parts: byMoney?.parts, reason, note, staffId };
  let refund: string | undefined;
  if (parts.money !== 0) {
    refund = isPrepaid(order.payment)
      ? await requestRefund(ctx, trx, { orderId: order.id, ...part })
      : await returnByHand(ctx, trx, { order, ...part, handOut: await nameHandOut(trx, input.handOut), at });
    const fact = { event: 'refund-requested' as const, note, actor: 'staff' as const, staffId, at };
    await noteOnOrder(trx, await lockOrder(trx, order.id), { ...fact, isPublic: false });
  }
  if (parts.certificate === 0) return refund ?? '';
  const by = { actor: 'staff' as const, staffId, at };
  const back = { tenge: parts.certificate, parts: toCertificate?.parts, reason, note };
  const returned = await returnPart(ctx, trx, { id: order.id, ...back, ...by });
  return refund ?? returned;
}

/**
 * Only units already deducted from stock can be returned to it, and no more than were refunded: those of a refund that
 * the bank refused are back already.
 */
async function returnToStock(
  trx: Trx,
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  input: readonly RefundLine[] | undefined,
  at: Date,
): Promise<number[]> {
  if (order.stock_state !== 'shipped' || !input) throw new Refusal('request.invalid', { field: 'restock' });
  const [out, back] = [await readDeductedUnits(trx, order.id), await readBack(trx, order.id)];
  const goods = input.flatMap(({ position, quantity: asked }) => {
    const line = lines.find((one) => one.position === position);
    if (!line) return [];
    const returned = line.quantity - (out.get(line.option_id) ?? 0);
    const quantity = Math.min(asked, (back.lines.get(position)?.units ?? 0) - returned);
    return quantity > 0 ? [{ option: line.option_id, quantity }] : [];
  });
  return moveOrderStock(trx, 'return', { orderId: order.id, lines: goods, at });
}

type Decision = { ended: 'done' | 'refused'; again?: boolean | undefined; seen?: number | undefined };

/**
 * Staff enter the outcome of a refund that was unknown; if it did not happen, they can have it sent again in the same
 * step.
 * @throws Refusal `record.not-found`, `record.conflict`, and those of `repeatRefund`
 */
export async function decideLostRefund(
  ctx: StaffContext,
  refundId: string,
  { ended, again = false, seen }: Decision,
  orderOf: (refundId: string) => Promise<string | undefined>,
  by: By,
): Promise<OfficeOrder> {
  const orderId = await orderOf(refundId);
  if (orderId === undefined) throw new Refusal('record.not-found');
  if (again && ended === 'done') throw new Refusal('request.invalid', { field: 'again' });
  await withAudit(ctx, by, { action: 'decide-refund', subject: 'order' }, async (trx) => {
    await requireMoneySeen(trx, orderId, { seen, by });
    const input = { refundId, ended, staffId: by.actor.staffId };
    await resolveLostRefund({ ...ctx, db: trx }, input, notifyRefunded(ctx));
    const repeat = { orderId, refundId, staffId: by.actor.staffId };
    const refunds = again ? await repeatRefund(ctx, trx, repeat) : [];
    return { id: orderId, after: { refundId, ended, ...(again ? { refunds } : {}) }, result: undefined };
  });
  return showAsStaff(ctx.db, orderId, by.actor.role as StaffRole);
}
