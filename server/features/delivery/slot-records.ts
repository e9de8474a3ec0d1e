import type { OfficeSlot, SlotInput } from '#contract/delivery/office.ts';
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
    return insertRow(trx, 'delivery_slot', columnsOf(input));
  },
  async update(trx, id, input) {
    await requireSense(trx, input);
    await updateRow(trx, 'delivery_slot', id, columnsOf(input));
  },
  remove: (trx, id) => deleteRow(trx, 'delivery_slot', id),
};

async function requireSense(trx: Trx, { from, to, zones }: SlotInput): Promise<void> {
  if (to <= from) throw new Refusal('request.invalid', { field: 'to' });
  if (!(await knowsZones(trx, zones))) throw new Refusal('request.invalid', { field: 'zones' });
}

function columnsOf(input: SlotInput) {
  return {
    weekday: input.weekday,
    starts: input.from,
    ends: input.to,
    capacity: input.capacity,
    cutoff_minutes: input.cutoffMinutes,
    zone_ids: input.zones,
    is_active: input.isActive,
  };
}
