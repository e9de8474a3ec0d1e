import type { OfficeSlot, SlotInput } from '#contract/delivery/office.ts';
import { columnsOf } from '#domain/fields/kinds.ts';
import { slotFields } from '#domain/fields/place.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteRow,
  findOfficeSlot,
  findOfficeSlots,
  insertRow,
  knowsZones,
  type SlotsFilter,
  updateRow,
} from './office-delivery.repo.ts';

/** Weekly delivery slots. One that was ever chosen is switched off instead of deleted. */
export const slotRecords: Records<OfficeSlot, SlotInput, SlotsFilter> = {
  subject: 'slot',
  list: findOfficeSlots,
  find: findOfficeSlot,
  async insert(trx, input) {
    await requireSense(trx, input);
    return insertRow(trx, 'delivery_slot', columnsOf(slotFields, input));
  },
  async update(trx, id, input) {
    await requireSense(trx, input);
    await updateRow(trx, 'delivery_slot', id, columnsOf(slotFields, input));
  },
  remove: (trx, id) => deleteRow(trx, 'delivery_slot', id),
};

async function requireSense(trx: Trx, { from, to, zones }: SlotInput): Promise<void> {
  if (to <= from) throw new Refusal('request.invalid', { field: 'to' });
  if (!(await knowsZones(trx, zones))) throw new Refusal('request.invalid', { field: 'zones' });
}
