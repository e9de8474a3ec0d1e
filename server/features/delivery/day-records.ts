import type { DayInput, SpecialDay } from '#contract/delivery/office.ts';
import { isDay } from '#domain/delivery/calendar.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type DaysFilter,
  findSpecialDay,
  findSpecialDaysPage,
  removeSpecialDay,
  saveSpecialDay,
} from './office-delivery.repo.ts';

/** Special days: closed ones, and those on which slots take more or fewer orders. */
export const dayRecords: Records<SpecialDay, DayInput & { id: string }, DaysFilter, string> = {
  subject: 'day',
  list: findSpecialDaysPage,
  find: findSpecialDay,
  async insert(trx, input) {
    await saveSpecialDay(trx, input);
    return input.id;
  },
  update: (trx, id, input) => saveSpecialDay(trx, { ...input, id }),
  remove: removeSpecialDay,
};

/**
 * Creates or changes a special day.
 * @throws Refusal `request.invalid` for a day that does not exist, or one that is neither closed nor of another
 * capacity
 */
export async function saveDay(
  ctx: OfficeContext,
  id: string,
  input: DayInput,
  by: AuditBy,
): Promise<{ data: SpecialDay }> {
  if (!isDay(id)) throw new Refusal('request.invalid', { field: 'id' });
  if (!input.isClosed && input.capacityPercent === 100)
    throw new Refusal('request.invalid', { field: 'capacityPercent' });
  return withAudit(ctx, by, { action: 'change', subject: 'day' }, async (trx) => {
    const before = await dayRecords.find(trx, id);
    await dayRecords.update(trx, id, { ...input, id });
    const data = { id, ...input };
    return { id, before, after: data, result: { data } };
  });
}
