import type { officeSlots } from '#contract/delivery/office-slots.ts';
import type { officeZones } from '#contract/delivery/office.ts';
import { resources } from '#contract/resources.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { dayRecords } from './day-records.ts';
import { placeRecords } from './place-records.ts';
import { slotRecords } from './slot-records.ts';
import { zoneRecords } from './zone-records.ts';
import { saveDay } from './save-day.ts';
import { crudHandlers } from '#server/features/audit/crud-handlers.ts';
import { deleteRecord, listRecords, showRecord } from '#server/features/audit/crud-with-audit.ts';

export const officeZonesHandlers: Handlers<Context, typeof officeZones> = {
  ...crudHandlers(resources.zones, () => zoneRecords),
  ...crudHandlers(resources.places, () => placeRecords),
};

export const officeSlotsHandlers: Handlers<Context, typeof officeSlots> = {
  ...crudHandlers(resources.slots, () => slotRecords),
  'GET /api/office/days/': (ctx, { query }) =>
    listRecords(ctx.db, dayRecords, { ...query, from: dayOf(ctx.now()) }),
  'GET /api/office/days/:id/': (ctx, { params }) => showRecord(ctx.db, dayRecords, params.id),
  'DELETE /api/office/days/:id/': (ctx, call) => deleteRecord(ctx, dayRecords, call.params.id, call),
  'PUT /api/office/days/:id/': (ctx, call) => saveDay(ctx, call.params.id, call.body, call),
};
