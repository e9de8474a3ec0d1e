import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOpenStops } from './round-plans.read.ts';
import { raiseVersion, replaceStops } from './round-plans.repo.ts';

type Plan = { version: number; stops: readonly string[]; staffId: number; at: Date };

/**
 * Puts the stops of a courier in this order, those that are theirs.
 * @returns how many they are
 * @throws Refusal `record.conflict` when the plan is of another version by now
 */
export async function saveRoundPlan(trx: Trx, courierId: number, { stops, ...plan }: Plan): Promise<number> {
  if (!(await raiseVersion(trx, courierId, plan))) throw new Refusal('record.conflict');
  const open = new Map((await findOpenStops(trx, courierId)).map((row) => [row.id, row.delivery_day]));
  const planned = stops.filter((id) => open.has(id)).map((id) => ({ id, day: open.get(id) ?? null }));
  await replaceStops(trx, courierId, planned);
  return planned.length;
}
