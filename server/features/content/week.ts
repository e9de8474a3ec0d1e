import type { OfficeWeek, WeekInput } from '#contract/delivery/office-week.ts';
import { hoursByDay, listHours, weekFault, type WeekWindow } from '#domain/delivery/week.ts';
import { type AuditBy, recordAudit } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { readWindows, writeWindows } from '#server/features/delivery/week-slots.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockTexts, saveTexts } from './cache-texts.ts';
import { showHours } from './hours.ts';

/** Delivery windows and opening hours of the week. */
export async function showWeek(db: Db | Trx, now: Date): Promise<OfficeWeek> {
  const [windows, { hours }] = await Promise.all([readWindows(db, now), showHours(db)]);
  return { windows, hours: hoursByDay(hours) };
}

/**
 * Saves the week whole, or nothing of it. A capacity below the orders that a window has takes no more of them.
 * @throws Refusal `request.invalid` with the place of what cannot be, `record.conflict`
 */
export async function saveWeek(ctx: OfficeContext, input: WeekInput, by: AuditBy): Promise<OfficeWeek> {
  const fault = weekFault(input);
  if (fault !== undefined) throw new Refusal('request.invalid', { field: fault });
  return withAudit(ctx, by, { action: 'change', subject: 'week' }, async (trx) => {
    // Of two weeks saved at once the second reads what the first wrote.
    await lockTexts(trx, ['hours'], ctx.now());
    const before = await readWeek(trx, ctx.now());
    await writeWindows(trx, input.windows);
    await writeHours(ctx, trx, { days: input.hours, by });
    const after = await showWeek(trx, ctx.now());
    return { id: '', before, after: withoutBooked(after), result: after };
  });
}

const readWeek = async (trx: Trx, now: Date) => withoutBooked(await showWeek(trx, now));

/** What staff decide; the orders come and go. */
const withoutBooked = ({ windows, hours }: OfficeWeek) => ({
  windows: windows.map(({ from, to, cutoffMinutes, zones, slots, capacity }): WeekWindow => {
    return { from, to, cutoffMinutes, zones, slots, capacity };
  }),
  hours,
});

type HoursChange = { days: OfficeWeek['hours']; by: AuditBy };

/** Hours have a form of their own as well, whose editors learn of this change. */
async function writeHours(ctx: OfficeContext, trx: Trx, { days, by }: HoursChange): Promise<void> {
  const before = await showHours(trx);
  const after = { ...before, hours: listHours(days) };
  await saveTexts(trx, { hours: after.hours }, ctx.now());
  if (JSON.stringify(listHours(hoursByDay(before.hours))) === JSON.stringify(after.hours)) return;
  await recordAudit(trx, ctx, by, { action: 'change', subject: 'hours', before, after });
}
