import { type Day, momentOf, type TimeOfDay } from '#domain/delivery/calendar.ts';
import { slotCutoff } from '#domain/delivery/slots.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { findSlotRule } from './delivery.repo.ts';

type Agreed = { day: Day | null; from: TimeOfDay | null; to: TimeOfDay | null; slotId: number | null };

/**
 * The cut-off of the window that was agreed on; of a window that is no longer there its begin, of express its end. Null where no
 * hour was agreed on.
 */
export async function readCutoff(trx: Trx, { day, from, to, slotId }: Agreed): Promise<Date | null> {
  if (day === null) return null;
  const rule = slotId === null ? undefined : await findSlotRule(trx, slotId);
  if (rule) return slotCutoff(rule, day);
  const hour = from ?? to;
  return hour === null ? null : momentOf(day, hour);
}
