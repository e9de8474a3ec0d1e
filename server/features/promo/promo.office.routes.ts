import type { officePromos } from '#contract/promo/office.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';
import { promoRecords } from './promo-records.ts';

export const officePromosHandlers: Handlers<Context, typeof officePromos> = crudHandlers(
  resources.promos,
  ({ now }) => promoRecords(now),
);
