import type { officeDashboard } from '#contract/dashboard/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { showDashboard } from './show-dashboard.ts';

export const officeDashboardHandlers: Handlers<Context, typeof officeDashboard> = {
  'GET /api/office/dashboard/': async (ctx, { query }) => ({ data: await showDashboard(ctx, query) }),
};
