import type { officeFind } from '#contract/find/office.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findForStaff } from './find-for-staff.ts';

export const officeFindHandlers: Handlers<Context, typeof officeFind> = {
  'GET /api/office/find/': async (ctx, { query, actor }) => ({
    data: await findForStaff(ctx.db, query.q, actor.role as StaffRole),
  }),
};
