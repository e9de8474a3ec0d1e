import type { officePricePlans } from '#contract/catalogue/office-price-plans.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';
import { pricePlanRecords } from './price-plan-records.ts';

export const officePricePlansHandlers: Handlers<Context, typeof officePricePlans> = crudHandlers(
  resources['price-plans'],
  () => pricePlanRecords,
);
