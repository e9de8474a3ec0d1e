import type { OfficePlace, PlaceInput } from '#contract/delivery/office.ts';
import type { Records } from '#server/platform/db/crud.ts';
import {
  deleteRow,
  findOfficePlace,
  findOfficePlaces,
  insertRow,
  type PlacesFilter,
  updateRow,
} from './office-delivery.repo.ts';

export const placeRecords: Records<OfficePlace, PlaceInput, PlacesFilter> = {
  subject: 'place',
  list: findOfficePlaces,
  find: findOfficePlace,
  insert: (trx, input) => insertRow(trx, 'place', { ...columnsOf(input), position: 1000 }),
  update: (trx, id, input) => updateRow(trx, 'place', id, columnsOf(input)),
  remove: (trx, id) => deleteRow(trx, 'place', id),
};

function columnsOf({ region, zone, title, aliases, isActive }: PlaceInput) {
  return { region, zone_id: zone, title, aliases, is_active: isActive };
}
