import { type Day, momentOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
import { slotCutoff } from '#domain/delivery/slots.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { findSlotRule } from './delivery.repo.ts';

type AgreedSlot = { day: Day | null; from: TimeOfDay | null; to: TimeOfDay | null; slotId: number | null };

/** The cutoff of the agreed slot; of a deleted slot its beginning, of express its end. Null when no hour was agreed. */
export async function readCutoff(trx: Trx, { day, from, to, slotId }: AgreedSlot): Promise<Date | null> {
  if (day === null) return null;
  const rule = slotId === null ? undefined : await findSlotRule(trx, slotId);
  if (rule) return slotCutoff(rule, day);
  const hour = from ?? to;
  return hour === null ? null : momentOf(day, hour);
}
