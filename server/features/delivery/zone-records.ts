import type { OfficePlace, OfficeZone, PlaceInput, ZoneInput } from '#contract/delivery/office.ts';
import type { Records } from '#server/platform/db/crud.ts';
import {
  deleteRow,
  findOfficePlace,
  findOfficePlaces,
  findOfficeZone,
  findOfficeZones,
  insertRow,
  type PlacesFilter,
  reorderRows,
  updateRow,
  type ZonesFilter,
} from './office-delivery.repo.ts';

/** Zones with their fees (tenge). The id of a zone never changes; the first zone is the home zone. */
export const zoneRecords: Records<OfficeZone, ZoneInput & { id?: string }, ZonesFilter, string> = {
  subject: 'zone',
  list: findOfficeZones,
  find: findOfficeZone,
  // A new zone is last: it must not become the home zone by accident.
  insert: (trx, input) => insertRow(trx, 'zone', { id: input.id, ...zoneColumns(input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'zone', id, zoneColumns(input)),
  remove: (trx, id) => deleteRow(trx, 'zone', id),
  reorder: (trx, ids) => reorderRows(trx, 'zone', ids),
};

function zoneColumns({ title, fee, freeFrom, minimum, expressFee, expressMinutes, leadDays }: ZoneInput) {
  return {
    title,
    fee_tenge: fee,
    free_from_tenge: freeFrom,
    minimum_tenge: minimum,
    express_fee_tenge: expressFee,
    ...(expressMinutes === undefined ? {} : { express_minutes: expressMinutes }),
    lead_days: leadDays,
  };
}

export const placeRecords: Records<OfficePlace, PlaceInput, PlacesFilter> = {
  subject: 'place',
  list: findOfficePlaces,
  find: findOfficePlace,
  insert: (trx, input) => insertRow(trx, 'place', { ...placeColumns(input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'place', id, placeColumns(input)),
  remove: (trx, id) => deleteRow(trx, 'place', id),
};

function placeColumns({ region, zone, title, aliases, isActive }: PlaceInput) {
  return { region, zone_id: zone, title, aliases, is_active: isActive };
}
