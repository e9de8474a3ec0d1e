import { type Day, dayOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
import {
  expressNow,
  isBrought,
  type OrderDeliveryMethod,
  plainDays,
  soonestDay,
  type Zone,
} from '#domain/delivery/delivery.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCalendar } from '#server/features/delivery/read-calendar.ts';
import { type ChosenSlot, readSlot } from '#server/features/delivery/read-slot.ts';

/** When the goods are delivered: the agreed day, and its slot when one was chosen. */
export type DeliveryPlan = {
  method: OrderDeliveryMethod;
  day: Day | null;
  from: TimeOfDay | null;
  to: TimeOfDay | null;
  slot: ChosenSlot | null;
};

/** The customer's choice; without a day when the recipient chooses the time. */
export type DeliveryTerms = {
  delivery: OrderDeliveryMethod;
  slot?: string | undefined;
  day?: Day | undefined;
  recipientAsks?: boolean | undefined;
};

/** The recipient who is asked for the address chooses the slot, too; until then the order has no time. */
const isSlotAsked = ({ slot, recipientAsks = false }: DeliveryTerms) => recipientAsks && slot === undefined;

/** Nothing is brought. */
const nothing: Omit<DeliveryPlan, 'method'> = { day: null, from: null, to: null, slot: null };

/**
 * Checks the choice against what is offered right now.
 * @throws Refusal `express.unavailable`, `slot.not-found`, `slot.closed`; `request.invalid` for a day or slot that does
 * not belong to the method
 */
export async function planDelivery(
  db: Db | Trx,
  input: DeliveryTerms,
  zone: Zone,
  now: Date,
): Promise<DeliveryPlan> {
  if (!isBrought(input.delivery)) return { method: input.delivery, ...nothing };
  const calendar = await readCalendar(db, now);
  if (input.day !== undefined && input.delivery !== 'STANDARD')
    throw new Refusal('request.invalid', { field: 'day' });
  if (input.delivery === 'SLOT' && !isSlotAsked(input)) {
    const slot = await readSlot(db, input.slot, { zone, calendar, now });
    return { method: 'SLOT', day: slot.day, from: slot.rule.from, to: slot.rule.to, slot };
  }
  if (input.slot !== undefined) throw new Refusal('request.invalid', { field: 'slot' });
  if (input.delivery === 'EXPRESS') {
    const express = expressNow(zone, calendar, now);
    if (express === null) throw new Refusal('express.unavailable', { field: 'delivery' });
    return { method: 'EXPRESS', day: dayOf(now), from: null, to: express.by, slot: null };
  }
  const { leadDays } = zone;
  const isOffered = (day: Day) => plainDays({ calendar, leadDays, now }, { from: day, count: 1 }).length > 0;
  if (input.day !== undefined && !isOffered(input.day)) throw new Refusal('slot.closed', { field: 'day' });
  const soonest = input.recipientAsks ? null : soonestDay(calendar, zone.leadDays, now);
  const day = input.day ?? soonest;
  return { method: 'STANDARD', day, from: null, to: null, slot: null };
}
