import type { Trx } from '#server/platform/db/db.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

/**
 * The same delta for many options. Those of which fewer would be left than are reserved for orders are left alone.
 * @returns options that were left alone
 */
export async function adjustManyStock(
  trx: Trx,
  options: readonly number[],
  change: { delta: number; reason: string; staffId: number; at: Date },
): Promise<number[]> {
  const { delta, ...facts } = change;
  const counts = await lockStock(trx, options);
  const short = options.filter((option) => {
    const { onHand = 0, reserved = 0 } = counts.get(option) ?? {};
    return onHand + delta < reserved;
  });
  const moved = options.filter((option) => !short.includes(option));
  await recordMovements(
    trx,
    moved.map((option) => ({ option, onHand: delta, reserved: 0 })),
    { kind: delta > 0 ? 'receive' : 'correct', ...facts },
  );
  return short;
}
