import type { Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import { countUnpaid, insertOrder, lockBuyer, type NewOrder, sumUnpaidOnDelivery } from './orders.repo.ts';

export type { NewOrder };
export type NewLine = Omit<OrderLineRecord, 'order_id' | 'position' | 'total_tenge' | 'promo_tenge'> & {
  promo_tenge?: number;
};
export type OpenedOrder = { order: OrderRecord; lines: OrderLineRecord[] };

/**
 * Locks the customer who buys, so that two orders of one customer are placed one after the other. @returns where
 * messages go
 */
export const lockCustomer = lockBuyer;

/** Unpaid card orders of a customer; call after `lockCustomer`, otherwise the count may be outdated. */
export const readUnpaidCount = countUnpaid;

/** What a customer still has to pay on delivery, in tenge; call after `lockCustomer`. */
export const readUnpaidOnDelivery = sumUnpaidOnDelivery;

/** Inserts the order, its lines with today's prices, and the first event of its timeline. */
export async function openOrder(
  trx: Trx,
  fresh: NewOrder,
  newLines: readonly NewLine[],
): Promise<OpenedOrder> {
  const lines = newLines.map((line, at) => ({
    ...line,
    order_id: fresh.id,
    position: at + 1,
    total_tenge: line.price_tenge * line.quantity,
    promo_tenge: line.promo_tenge ?? 0,
  }));
  const number = await insertOrder(trx, fresh, lines, {
    order_id: fresh.id,
    at: fresh.created_at,
    event: 'ordered',
    actor: 'customer',
    staff_id: null,
    from_status: null,
    to_status: fresh.status,
    from_payment: null,
    to_payment: fresh.payment_status,
    note: '',
    is_public: true,
  });
  const delivered = { courier: '', courier_id: null, wrong_codes: null, proof_missing_at: null };
  const rest = { ...delivered, bank: null, photo_asked_until: null };
  const { hold_until = null, needs_call = false, awaits_recipient = false, taken_by = null } = fresh;
  const rare = { hold_until, needs_call, awaits_recipient, taken_by };
  const promo = { promo_tenge: fresh.promo_tenge ?? 0, promo_code: fresh.promo_code ?? null };
  const adds_to = fresh.adds_to ?? null;
  return { order: { ...fresh, ...rare, ...promo, adds_to, number, ...rest }, lines };
}
