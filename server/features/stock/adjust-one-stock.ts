import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

export type StockCorrection = {
  option: number;
  /** Units more or less, never a count read earlier: orders go on while people count. */
  delta: number;
  /** `receive` for goods that arrived, `correct` for what counting found. */
  kind: 'receive' | 'correct';
  reason: string;
  staffId?: number;
  at: Date;
};

/**
 * Goods arrive, or counting finds more or less. Units that are reserved for orders cannot be counted away.
 * Tell the catalogue after the commit (`refreshInStock`).
 * @throws Refusal `record.conflict` when fewer would be left than are reserved; `data` says how many may go
 */
export async function adjustOneStock(trx: Trx, correction: StockCorrection): Promise<void> {
  const { option, delta, ...facts } = correction;
  const count = (await lockStock(trx, [option])).get(option) ?? { onHand: 0, reserved: 0 };
  if (count.onHand + delta < count.reserved)
    throw new Refusal('record.conflict', { field: 'delta', data: { free: count.onHand - count.reserved } });
  await recordMovements(trx, [{ option, onHand: delta, reserved: 0 }], facts);
}
