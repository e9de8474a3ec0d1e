import type { Trx } from '#server/platform/db/db.ts';
import { moveOrderStock, type OrderGoods } from './move-order-stock.ts';
import { recordMovements } from './stock.repo.ts';

/**
 * Units deducted at dispatch came back unpaid: returns them and reserves them for the same order at once. The caller
 * holds the order's lock and writes its `stock_state`.
 */
export async function reserveAgain(trx: Trx, goods: OrderGoods): Promise<void> {
  const { orderId, lines, at } = goods;
  await moveOrderStock(trx, 'return', goods);
  const reserved = lines.map(({ option, quantity }) => ({ option, onHand: 0, reserved: quantity }));
  await recordMovements(trx, reserved, { kind: 'reserve', orderId, at });
}
