import type { Day } from '#domain/delivery/calendar.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCapacity, giveSlotPlaceBack, takeSlotPlace } from './delivery.repo.ts';
import type { ChosenSlot } from './read-slot.ts';

/**
 * Takes one place in a delivery window; the row of the window decides a race. Locked after the goods, everywhere.
 * @throws Refusal `slot.full`
 */
export async function bookSlot(trx: Trx, slot: ChosenSlot): Promise<void> {
  const isTaken = await takeSlotPlace(trx, { id: slot.rule.id, day: slot.day, capacity: slot.capacity });
  if (!isTaken) throw new Refusal('slot.full', { field: 'slot' });
}

/** The same for an order whose money came late: false when the window has filled up or is gone. */
export async function rebookSlot(trx: Trx, slot: { id: number; day: Day }): Promise<boolean> {
  const capacity = await findCapacity(trx, slot);
  return takeSlotPlace(trx, { ...slot, capacity });
}

/** Gives the place back; the caller has just ended the order that held it, so it happens once. */
export async function freeSlot(trx: Trx, slot: { id: number; day: Day }): Promise<void> {
  await giveSlotPlaceBack(trx, slot);
}
