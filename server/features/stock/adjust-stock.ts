import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockStock, recordMovements, type StockCount } from './stock.repo.ts';

/**
 * Adjusts the stock of many options, each by its own delta, in a constant number of statements.
 * @throws Refusal `record.conflict` (`delta`) when an option would have fewer units than are reserved; then nothing is
 * changed
 */
export async function adjustStock(
  trx: Trx,
  deltas: readonly (readonly [option: number, delta: number])[],
  facts: { reason: string; staffId?: number; at: Date },
): Promise<void> {
  if (deltas.length === 0) return;
  const options = deltas.map(([option]) => option);
  const counts = await lockStock(trx, options);
  for (const [option, delta] of deltas) requireUnreserved(counts.get(option), delta);
  const move = (kind: 'receive' | 'correct', isMine: (delta: number) => boolean) =>
    recordMovements(
      trx,
      deltas.flatMap(([option, onHand]) => (isMine(onHand) ? [{ option, onHand, reserved: 0 }] : [])),
      { kind, ...facts },
    );
  await move('receive', (delta) => delta > 0);
  await move('correct', (delta) => delta <= 0);
}

/**
 * The same delta for many options. Options that would have fewer units than are reserved are skipped.
 * @returns the skipped options
 */
export async function adjustManyStock(
  trx: Trx,
  options: readonly number[],
  change: { delta: number; reason: string; staffId: number; at: Date },
): Promise<number[]> {
  const { delta, ...facts } = change;
  const counts = await lockStock(trx, options);
  const short = options.filter((option) => isReserved(counts.get(option), delta));
  const stay = new Set(short);
  const moved = options.filter((option) => !stay.has(option));
  await recordMovements(
    trx,
    moved.map((option) => ({ option, onHand: delta, reserved: 0 })),
    { kind: delta > 0 ? 'receive' : 'correct', ...facts },
  );
  return short;
}

type StockCorrection = {
  option: number;
  /** Units more or less, never an absolute count: orders go on while people count. */
  delta: number;
  /** `receive` for goods that arrived, `correct` for a difference found by counting. */
  kind: 'receive' | 'correct';
  reason: string;
  staffId?: number;
  at: Date;
};

/**
 * Goods arrive, or counting finds more or less. Reserved units cannot be taken. Publish the change after the commit
 * (`refreshInStock`).
 * @throws Refusal `record.conflict` when fewer units would be left than are reserved; `data` says how many can be taken
 */
export async function adjustOneStock(trx: Trx, correction: StockCorrection): Promise<void> {
  const { option, delta, ...facts } = correction;
  requireUnreserved((await lockStock(trx, [option])).get(option), delta);
  await recordMovements(trx, [{ option, onHand: delta, reserved: 0 }], facts);
}

/** Whether a change would leave fewer units than are reserved. */
export function isReserved(
  { onHand, reserved }: StockCount = { onHand: 0, reserved: 0 },
  delta: number,
): boolean {
  return onHand + delta < reserved;
}

function requireUnreserved(count: StockCount = { onHand: 0, reserved: 0 }, delta: number): void {
  const { onHand, reserved } = count;
  if (isReserved(count, delta))
    throw new Refusal('record.conflict', { field: 'delta', data: { free: onHand - reserved, reserved } });
}
