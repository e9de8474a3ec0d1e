import type { officePromos } from '#contract/promo/office.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { limitSecond } from '#server/features/staff/second-person.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';
import { promoRecords } from './promo-records.ts';

const { create, update } = resources.promos;
const handlers = crudHandlers(resources.promos, promoRecords);

export const officePromosHandlers: Handlers<Context, typeof officePromos> = {
  ...handlers,
  [create]: { around: limitSecond, handle: handlers[create] },
  [update]: { around: limitSecond, handle: handlers[update] },
};
