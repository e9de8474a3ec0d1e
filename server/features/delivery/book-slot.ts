import type { Day } from '#domain/delivery/calendar.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCapacity, giveSlotPlaceBack, takeSlotPlace } from './delivery.repo.ts';
import type { ChosenSlot } from './read-slot.ts';

/**
 * Books one place in a delivery slot; its row decides between concurrent orders. Always locked after the goods.
 * @throws Refusal `slot.full`
 */
export async function bookSlot(trx: Trx, slot: ChosenSlot): Promise<void> {
  const isTaken = await takeSlotPlace(trx, { id: slot.rule.id, day: slot.day, capacity: slot.capacity });
  if (!isTaken) throw new Refusal('slot.full', { field: 'slot' });
}

/** The same for an order with late money: false when the slot is full or no longer exists. */
export async function rebookSlot(trx: Trx, slot: { id: number; day: Day }): Promise<boolean> {
  const capacity = await findCapacity(trx, slot);
  return takeSlotPlace(trx, { ...slot, capacity });
}

/** Releases the booking; the caller has just ended the order that had it, so it happens once. */
export async function freeSlot(trx: Trx, slot: { id: number; day: Day }): Promise<void> {
  await giveSlotPlaceBack(trx, slot);
}
