import type { Day } from '#domain/delivery/calendar.ts';
import type { WorkCalendar, Zone } from '#domain/delivery/delivery.ts';
import { readSlotId, type SlotRule, slotCapacity, slotExists, slotState } from '#domain/delivery/slots.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSlotRules } from './delivery.repo.ts';

/** A slot that can still be chosen, with its capacity on that day. */
export type ChosenSlot = { rule: SlotRule; day: Day; capacity: number };

/**
 * The slot that an order names. `bookSlot` checks its remaining capacity, under the lock.
 * @throws Refusal `slot.not-found` when the zone has no such slot, `slot.closed` after its cutoff
 */
export async function readSlot(
  db: Db | Trx,
  id: string | undefined,
  around: { zone: Zone; calendar: WorkCalendar; now: Date },
): Promise<ChosenSlot> {
  const named = id === undefined ? null : readSlotId(id);
  const rules = named ? await findSlotRules(db, around.zone.id) : [];
  const rule = rules.find((rule) => rule.id === named?.rule);
  if (!named || !rule || !slotExists(rule, named.day, around))
    throw new Refusal('slot.not-found', { field: 'slot' });
  if (slotState(rule, named.day, 0, around) === 'closed') throw new Refusal('slot.closed', { field: 'slot' });
  return { rule, day: named.day, capacity: slotCapacity(rule, around.calendar, named.day) };
}

/** Whether a zone has this weekly slot. */
export async function hasSlot(db: Db | Trx, zone: string, id: number): Promise<boolean> {
  return (await findSlotRules(db, zone)).some((rule) => rule.id === id);
}
