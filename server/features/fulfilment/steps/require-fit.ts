import type { StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { asksForChange } from '#domain/parcel-photos/order-photos.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { findWithoutGoods } from '#server/features/orders/staff/without-goods.read.ts';
import { readOrderSums } from '#server/features/ledger/payment-money.read.ts';
import { findPhotoChanges } from '#server/features/parcel-photos/core/show-photos.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Step = { action: StaffMove; changeLeft?: string; staffId: number; at: Date };

/**
 * Whether staff may make this step with the order as it is: there is something to deliver, and a change that its buyer
 * asked for on the photo was made, or its buyer is told why not.
 * @throws Refusal `order.nothing-left`, `order.change-asked`
 */
export async function requireFit(trx: Trx, order: OrderRecord, step: Step): Promise<void> {
  const { id } = order;
  if ((await findWithoutGoods(trx, [id])).has(id)) {
    const { paid, refunded } = await readOrderSums(trx, id);
    throw new Refusal('order.nothing-left', { data: { refundable: paid - refunded } });
  }
  const { action, changeLeft, ...by } = step;
  const words = asksForChange(action) ? (await findPhotoChanges(trx, [id])).get(id) : undefined;
  if (words === undefined) return;
  const note = changeLeft?.trim();
  if (!note) throw new Refusal('order.change-asked', { data: { words } });
  await noteOnOrder(trx, order, { event: 'photo-change-left', note, actor: 'staff', ...by, isPublic: true });
}
