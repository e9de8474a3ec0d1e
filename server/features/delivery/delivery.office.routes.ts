import type { officeDelivery } from '#contract/delivery/office.ts';
import { resources } from '#contract/resources.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { dayRecords, saveDay } from './day-records.ts';
import { placeRecords, zoneRecords } from './zone-records.ts';
import {
  crudHandlers,
  deleteRecord,
  listRecords,
  showRecord,
} from '#server/features/audit/crud-with-audit.ts';

export const officeDeliveryHandlers: Handlers<Context, typeof officeDelivery> = {
  ...crudHandlers(resources.zones, () => zoneRecords),
  ...crudHandlers(resources.places, () => placeRecords),
  'GET /api/office/days/': (ctx, { query }) =>
    listRecords(ctx.db, dayRecords, { ...query, from: dayOf(ctx.now()) }),
  'GET /api/office/days/:id/': (ctx, { params }) => showRecord(ctx.db, dayRecords, params.id),
  'DELETE /api/office/days/:id/': (ctx, call) => deleteRecord(ctx, dayRecords, call.params.id, call),
  'PUT /api/office/days/:id/': (ctx, call) => saveDay(ctx, call.params.id, call.body, call),
};
