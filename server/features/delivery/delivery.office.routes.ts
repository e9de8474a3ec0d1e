import type { officeSlots } from '#contract/delivery/office-slots.ts';
import type { officeZones } from '#contract/delivery/office.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { dayRecords } from './day-records.ts';
import { placeRecords } from './place-records.ts';
import { slotRecords } from './slot-records.ts';
import { zoneRecords } from './zone-records.ts';
import { saveDay } from './save-day.ts';
import {
  deleteRecord,
  saveRecord,
  listRecords,
  positionRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';

export const officeZonesHandlers: Handlers<Context, typeof officeZones> = {
  'GET /api/office/zones/': (ctx, { query }) => listRecords(ctx.db, zoneRecords, query),
  'GET /api/office/zones/:id/': (ctx, { params }) => showRecord(ctx.db, zoneRecords, params.id),
  'POST /api/office/zones/': (ctx, call) => saveRecord(ctx, zoneRecords, undefined, call.body, call),
  'PUT /api/office/zones/:id/': (ctx, call) => saveRecord(ctx, zoneRecords, call.params.id, call.body, call),
  'DELETE /api/office/zones/:id/': (ctx, call) => deleteRecord(ctx, zoneRecords, call.params.id, call),
  'POST /api/office/zones/order/': (ctx, call) => positionRecords(ctx, zoneRecords, call.body.ids, call),
  'GET /api/office/places/': (ctx, { query }) => listRecords(ctx.db, placeRecords, query),
  'GET /api/office/places/:id/': (ctx, { params }) => showRecord(ctx.db, placeRecords, params.id),
  'POST /api/office/places/': (ctx, call) => saveRecord(ctx, placeRecords, undefined, call.body, call),
  'PUT /api/office/places/:id/': (ctx, call) =>
    saveRecord(ctx, placeRecords, call.params.id, call.body, call),
  'DELETE /api/office/places/:id/': (ctx, call) => deleteRecord(ctx, placeRecords, call.params.id, call),
};

export const officeSlotsHandlers: Handlers<Context, typeof officeSlots> = {
  'GET /api/office/slots/': (ctx, { query }) => listRecords(ctx.db, slotRecords, query),
  'GET /api/office/slots/:id/': (ctx, { params }) => showRecord(ctx.db, slotRecords, params.id),
  'POST /api/office/slots/': (ctx, call) => saveRecord(ctx, slotRecords, undefined, call.body, call),
  'PUT /api/office/slots/:id/': (ctx, call) => saveRecord(ctx, slotRecords, call.params.id, call.body, call),
  'DELETE /api/office/slots/:id/': (ctx, call) => deleteRecord(ctx, slotRecords, call.params.id, call),
  'GET /api/office/days/': (ctx, { query }) =>
    listRecords(ctx.db, dayRecords, { ...query, from: dayOf(ctx.now()) }),
  'GET /api/office/days/:id/': (ctx, { params }) => showRecord(ctx.db, dayRecords, params.id),
  'DELETE /api/office/days/:id/': (ctx, call) => deleteRecord(ctx, dayRecords, call.params.id, call),
  'PUT /api/office/days/:id/': (ctx, call) => saveDay(ctx, call.params.id, call.body, call),
};
