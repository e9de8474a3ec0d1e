import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { placeFields } from '#domain/fields/place.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import { inputsOf, repliesOf, ZoneId } from '#contract/fields.ts';
import { forStaff, Line, officePage, sortBy } from '#contract/office-route.ts';
import { resources } from '#contract/resources.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, PageInfo, strict } from '#contract/shared.ts';
import { Region } from './shop.ts';

const zoneInputs = inputsOf(zoneFields);
const ZoneInput = strict(zoneInputs);
export const OfficeZone = strict({
  id: ZoneId,
  ...repliesOf(zoneFields, 'limits'),
  // Published so; it is always answered.
  expressMinutes: zoneInputs.expressMinutes,
  position: Type.Integer(),
  placesCount: Type.Integer(),
});
const PlaceInput = strict(inputsOf(placeFields));
export const OfficePlace = strict({ id: Id, ...repliesOf(placeFields), position: Type.Integer() });
/** A closed day has no deliveries; on a peak day the capacity of every slot is this percentage. `id` is the date. */
const dayFields = {
  reason: Line,
  isClosed: Type.Boolean(),
  capacityPercent: Type.Integer({ minimum: 0, maximum: 1000 }),
};
const DayInput = strict(dayFields);
export const SpecialDay = strict({ id: Day, ...dayFields });

const saveRefusals = ['record.not-found', 'record.conflict', 'request.invalid'] as const;
const removed = { reply: strict({}), refuses: ['record.not-found', 'record.in-use'] } as const;
const byZone = strict({ id: ZoneId });
const byDay = strict({ id: Day });

export const officeDelivery = routes({
  'GET /api/office/zones/': forStaff('orders.read', {
    summary: 'Zones, the home zone first',
    query: strict({
      ...officePage,
      ids: Type.Optional(Type.String({ maxLength: 500 })),
      sort: sortBy('position'),
    }),
    reply: strict({ data: Type.Array(OfficeZone), page: PageInfo }),
  }),
  'GET /api/office/zones/:id/': forStaff('orders.read', {
    summary: 'One zone',
    params: byZone,
    reply: strict({ data: OfficeZone }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/zones/': forStaff('delivery.write', {
    summary: 'A new zone; its id is for ever',
    body: strict({ id: ZoneId, ...zoneInputs }),
    reply: strict({ data: OfficeZone }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/zones/:id/': forStaff('delivery.write', {
    summary: 'Title, fees and minimum of a zone; orders that exist keep what was agreed',
    params: byZone,
    body: ZoneInput,
    reply: strict({ data: OfficeZone }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/zones/:id/': forStaff('delivery.write', {
    summary: 'Removes a zone without places',
    params: byZone,
    ...removed,
  }),
  'POST /api/office/zones/order/': forStaff('delivery.write', {
    summary: 'Order of zones; the first is the home zone',
    body: strict({ ids: Type.Array(ZoneId, { minItems: 1, maxItems: 50 }) }),
    reply: strict({}),
  }),
  ...crud(resources.places, {
    may: ['orders.read', 'delivery.write'],
    says: {
      list: 'Places one can order to',
      one: 'One place',
      create: 'A new place',
      update: 'Changes a place',
      remove: 'Removes a place that no address names; the others are switched off',
    },
    row: OfficePlace,
    input: PlaceInput,
    filter: { zone: Type.Optional(ZoneId), region: Type.Optional(Region) },
    refuses: saveRefusals,
  }),
  'GET /api/office/days/': forStaff('orders.read', {
    summary: 'Days that are not like others, from today on',
    query: strict({
      ...officePage,
      ids: Type.Optional(Type.String({ maxLength: 1200 })),
      sort: sortBy('id'),
    }),
    reply: strict({ data: Type.Array(SpecialDay), page: PageInfo }),
  }),
  'GET /api/office/days/:id/': forStaff('orders.read', {
    summary: 'One of them',
    params: byDay,
    reply: strict({ data: SpecialDay }),
    refuses: ['record.not-found'],
  }),
  'PUT /api/office/days/:id/': forStaff('delivery.write', {
    summary: 'Makes a day special, or changes how',
    params: byDay,
    body: DayInput,
    reply: strict({ data: SpecialDay }),
    refuses: ['request.invalid'],
  }),
  'DELETE /api/office/days/:id/': forStaff('delivery.write', {
    summary: 'Makes it a day like others',
    params: byDay,
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
});

export type OfficeZone = Static<typeof OfficeZone>;
export type OfficePlace = Static<typeof OfficePlace>;
export type ZoneInput = Static<typeof ZoneInput>;
export type PlaceInput = Static<typeof PlaceInput>;
export type SpecialDay = Static<typeof SpecialDay>;
export type DayInput = Static<typeof DayInput>;
