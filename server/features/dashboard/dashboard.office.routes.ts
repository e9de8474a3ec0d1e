import type { officeDashboard } from '#contract/dashboard/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { isGuessedAt } from '#server/features/certificates/count-unknown-codes.ts';
import { showDashboard } from './show-dashboard.ts';

export const officeDashboardHandlers: Handlers<Context, typeof officeDashboard> = {
  'GET /api/office/dashboard/': async (ctx, { query }) => {
    const data = await showDashboard(ctx, query);
    return { data: (await isGuessedAt(ctx)) ? { ...data, areCodesGuessed: true } : data };
  },
};
