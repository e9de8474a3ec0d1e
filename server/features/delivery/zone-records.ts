import type { OfficePlace, OfficeZone, PlaceInput, ZoneInput } from '#contract/delivery/office.ts';
import { columnsOf } from '#domain/fields/kinds.ts';
import { placeFields } from '#domain/fields/place.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Db } from '#server/platform/db/db.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
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
  insert: (trx, input) =>
    insertRow(trx, 'zone', { id: input.id, ...columnsOf(zoneFields, input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'zone', id, columnsOf(zoneFields, input)),
  remove: (trx, id) => deleteRow(trx, 'zone', id),
  reorder: (trx, ids) => reorderRows(trx, 'zone', ids),
};

export const placeRecords: Records<OfficePlace, PlaceInput, PlacesFilter> = {
  subject: 'place',
  list: findOfficePlaces,
  find: findOfficePlace,
  insert: (trx, input) => insertRow(trx, 'place', { ...columnsOf(placeFields, input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'place', id, columnsOf(placeFields, input)),
  remove: (trx, id) => deleteRow(trx, 'place', id),
};

/** Whether the shop delivers anywhere. */
export async function hasZones(db: Db): Promise<boolean> {
  return (await findOfficeZones(db, {}, rangeOf({ page_size: 1 }))).total > 0;
}
