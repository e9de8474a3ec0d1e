import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

/**
 * Goods of many options arrive or are counted away, each by its own delta, in a few statements however many there are.
 * @throws Refusal `record.conflict` (`delta`) when of any of them fewer would be left than are reserved; then nothing is moved
 */
export async function adjustStock(
  trx: Trx,
  deltas: readonly (readonly [option: number, delta: number])[],
  facts: { reason: string; staffId?: number; at: Date },
): Promise<void> {
  if (deltas.length === 0) return;
  const options = deltas.map(([option]) => option);
  const counts = await lockStock(trx, options);
  for (const [option, delta] of deltas) {
    const { onHand = 0, reserved = 0 } = counts.get(option) ?? {};
    if (onHand + delta < reserved)
      throw new Refusal('record.conflict', { field: 'delta', data: { free: onHand - reserved } });
  }
  const move = (kind: 'receive' | 'correct', isMine: (delta: number) => boolean) =>
    recordMovements(
      trx,
      deltas.flatMap(([option, onHand]) => (isMine(onHand) ? [{ option, onHand, reserved: 0 }] : [])),
      { kind, ...facts },
    );
  await move('receive', (delta) => delta > 0);
  await move('correct', (delta) => delta <= 0);
}
