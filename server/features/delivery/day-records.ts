import type { DayInput, SpecialDay } from '#contract/delivery/office-slots.ts';
import type { Records } from '#server/platform/db/crud.ts';
import {
  type DaysFilter,
  findSpecialDay,
  findSpecialDaysPage,
  removeSpecialDay,
  saveSpecialDay,
} from './office-delivery.repo.ts';

/** Days that are not like others: closed ones, and those on which windows take more or fewer orders. */
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
