import type { OfficeZone, ZoneInput } from '#contract/delivery/office.ts';
import type { Records } from '#server/platform/db/crud.ts';
import {
  deleteRow,
  findOfficeZone,
  findOfficeZones,
  insertRow,
  reorderRows,
  updateRow,
  type ZonesFilter,
} from './office-delivery.repo.ts';

/** Zones with their fees (tenge). The id comes with a new zone and stays; the first zone is the home zone. */
export const zoneRecords: Records<OfficeZone, ZoneInput & { id?: string }, ZonesFilter, string> = {
  subject: 'zone',
  list: findOfficeZones,
  find: findOfficeZone,
  // A new zone stands last: it must not become the home zone by accident.
  insert: (trx, input) => insertRow(trx, 'zone', { id: input.id, ...columnsOf(input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'zone', id, columnsOf(input)),
  remove: (trx, id) => deleteRow(trx, 'zone', id),
  reorder: (trx, ids) => reorderRows(trx, 'zone', ids),
};

function columnsOf({ title, fee, freeFrom, minimum, expressFee, leadDays }: ZoneInput) {
  return {
    title,
    fee_tenge: fee,
    free_from_tenge: freeFrom,
    minimum_tenge: minimum,
    express_fee_tenge: expressFee,
    lead_days: leadDays,
  };
}
