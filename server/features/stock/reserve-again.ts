import type { Trx } from '#server/platform/db/db.ts';
import { moveOrderStock, type OrderGoods } from './move-order-stock.ts';
import { recordMovements } from './stock.repo.ts';

/**
 * Goods that left the house unpaid came back and are reserved for the same order, before anybody else can buy them.
 * The caller holds the order's lock and writes its `stock_state`.
 */
export async function reserveAgain(trx: Trx, goods: OrderGoods): Promise<void> {
  const { orderId, lines, at } = goods;
  await moveOrderStock(trx, 'return', goods);
  const reserved = lines.map(({ option, quantity }) => ({ option, onHand: 0, reserved: quantity }));
  await recordMovements(trx, reserved, { kind: 'reserve', orderId, at });
}
