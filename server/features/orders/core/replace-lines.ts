import type { ChangedTotals } from '#domain/payments/changed-goods.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { changeOrder, noteOnOrder } from './change-order.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import { insertLines, insertAgreed, removeLines, updateLine } from './order-lines.repo.ts';

/** An existing line has a position in the order, a new one has none yet. */
export type ChangedLine = Omit<OrderLineRecord, 'order_id' | 'position' | 'total_tenge'> & {
  position?: number;
};
type LinesChange = { lines: readonly ChangedLine[]; totals: ChangedTotals; at: Date; staffId: number };

/** Replaces the lines and totals of a locked order, with an event of its timeline that the customer sees. @returns the order */
export async function replaceLines(
  trx: Trx,
  order: OrderRecord,
  { lines, totals, at, staffId }: LinesChange,
): Promise<OrderRecord> {
  await insertAgreed(trx, order.id);
  const kept = lines.flatMap((line) => (line.position === undefined ? [] : [line.position]));
  const last = await removeLines(trx, order.id, kept);
  for (const { position, quantity, price_tenge, promo_tenge } of lines)
    if (position !== undefined)
      await updateLine(
        trx,
        { orderId: order.id, position },
        { quantity, price_tenge, total_tenge: quantity * price_tenge, promo_tenge },
      );
  const fresh = lines.filter(({ position }) => position === undefined);
  await insertLines(
    trx,
    fresh.map((line, index) => ({
      ...line,
      order_id: order.id,
      position: last + index + 1,
      total_tenge: line.price_tenge * line.quantity,
    })),
    order.created_at,
  );
  const by = { actor: 'staff' as const, staffId, at };
  const changed = await changeOrder(trx, order, {
    ...by,
    set: {
      goods_tenge: totals.goods,
      delivery_tenge: totals.delivery,
      certificate_tenge: totals.certificate,
      promo_tenge: totals.promo,
      total_tenge: totals.total,
    },
  });
  await noteOnOrder(trx, changed, { ...by, event: 'goods-changed', note: '', isPublic: true });
  return changed;
}
