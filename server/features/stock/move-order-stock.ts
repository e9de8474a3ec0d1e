import { type OrderStockKind, stockEffects } from '#domain/stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

export type OrderGoods = {
  orderId: string;
  lines: readonly { option: number; quantity: number }[];
  at: Date;
};

/**
 * Books all units of an order: `release` frees the reservation, `ship` deducts them, `return` adds them back. The
 * caller holds the order's lock and writes its `stock_state` in the same transaction, so that nothing is booked twice.
 * @returns options that are sold out now, or back in stock: to be published after the commit
 */
export async function moveOrderStock(
  trx: Trx,
  kind: Exclude<OrderStockKind, 'reserve'>,
  { orderId, lines, at }: OrderGoods,
): Promise<number[]> {
  const effect = stockEffects[kind];
  const before = await lockStock(
    trx,
    lines.map(({ option }) => option),
  );
  const deltas = lines.map(({ option, quantity }) => ({
    option,
    onHand: effect.onHand * quantity,
    reserved: effect.reserved * quantity,
  }));
  await recordMovements(trx, deltas, { kind, orderId, at });
  return deltas.flatMap(({ option, onHand, reserved }) => {
    const count = before.get(option) ?? { onHand: 0, reserved: 0 };
    const free = count.onHand - count.reserved;
    return free > 0 === free + onHand - reserved > 0 ? [] : [option];
  });
}
