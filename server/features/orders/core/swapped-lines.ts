/** Lines whose gift its recipient swapped for another. */
import type { Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord } from './order-record.ts';

export type SwappedLine = Pick<
  OrderLineRecord,
  'product_id' | 'option_id' | 'title' | 'option_title' | 'picture_id' | 'sku' | 'swapped_from'
>;

/** Replaces product and option of a line; price, quantity and promo discount stay as agreed. */
export async function updateSwapped(
  trx: Trx,
  { order_id, position }: Pick<OrderLineRecord, 'order_id' | 'position'>,
  { swapped_from, ...set }: SwappedLine,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ ...set, swapped_from: swapped_from ? JSON.stringify(swapped_from) : null })
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute();
}
