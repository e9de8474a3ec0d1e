import type { RefundReason } from '#domain/payments/refund.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderLineRecord, OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type SwappedLine, updateSwapped } from '#server/features/orders/core/swapped-lines.ts';
import { type RequestRow, updateRequestIf } from './requests.repo.ts';

export const swapReason = 'swap' satisfies RefundReason;

type LineSwap = {
  order: OrderRecord;
  request: RequestRow;
  line: OrderLineRecord;
  to: Omit<SwappedLine, 'swapped_from'>;
  at: Date;
};

/** Replaces the option of a line of a locked order; the agreed price stays, and the giver's choice is recorded. */
export async function swapLine(trx: Trx, { order, request, line, to, at }: LineSwap): Promise<void> {
  const { product_id: product, option_id: option, title, option_title: optionTitle } = line;
  const first = line.swapped_from ?? { product, option, title, optionTitle };
  await updateSwapped(trx, line, { ...to, swapped_from: first.option === to.option_id ? null : first });
  await updateRequestIf(trx, request, { swaps: request.swaps + 1 });
  await noteOnOrder(trx, order, { event: 'gift-swapped', note: '', actor: 'recipient', at, isPublic: true });
}
