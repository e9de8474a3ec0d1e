import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { findRequest, type RequestRow } from './core/requests.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** An order whose recipient is asked, with its request. */
export type AskedOrder = { order: OrderRecord; request: RequestRow };

/**
 * Both, locked by the order's lock until the transaction ends.
 * @throws Refusal `order.not-found`, `gift.too-late` for an order without a request
 */
export async function lockGift(trx: Trx, orderId: string): Promise<AskedOrder> {
  const order = await lockOrder(trx, orderId);
  const request = await findRequest(trx, orderId);
  if (!request) throw new Refusal('gift.too-late');
  return { order, request };
}

/** The recipient's page does not name the giver. */
export function hidesGiver({ order: { gift }, request }: AskedOrder): boolean {
  return !request.shows_sender || gift?.anonymous === true;
}

/** The phone number that the request is sent to. */
export function mobileOf({ gift }: Pick<OrderRecord, 'gift'>): string {
  return gift?.recipientMobile ?? '';
}
