import type { officeNeeds } from '#contract/dashboard/needs.ts';
import type { officeDashboard } from '#contract/dashboard/office.ts';
import type { Context } from '#server/context.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { isGuessedAt } from '#server/features/certificates/count-unknown-codes.ts';
import { showDashboard } from './show-dashboard.ts';
import { showNeeds } from './show-needs.ts';

export const officeDashboardHandlers: Handlers<Context, typeof officeDashboard> = {
  'GET /api/office/dashboard/': async (ctx, { query }) => {
    const data = await showDashboard(ctx, query);
    return { data: (await isGuessedAt(ctx)) ? { ...data, areCodesGuessed: true } : data };
  },
};

export const officeNeedsHandlers: Handlers<Context, typeof officeNeeds> = {
  'GET /api/office/needs/': (ctx, { actor }) => showNeeds(ctx, actor.role as StaffRole),
};
