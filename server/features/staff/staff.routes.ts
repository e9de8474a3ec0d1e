import type { officeStaff } from '#contract/staff/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { formatAnchor } from '#server/features/audit/audit-anchor.ts';
import { checkChain } from '#server/features/audit/walk-chain.ts';
import { listAudit } from '#server/features/audit/list-audit.ts';
import { changeMyLanguage, confirmStaff, showMe, signOutStaff } from './find-session.ts';
import {
  changeStaff,
  createStaff,
  listStaff,
  replaceLink,
  showStaff,
  signOutColleague,
} from './manage-staff.ts';
import { officeCookie } from './open-session.ts';
import { changeAuthenticator, changePassword, offerAuthenticator, signOutElsewhere } from './own-access.ts';
import { setUpStaff, showLink } from './set-up-staff.ts';
import { signInStaff } from './sign-in-staff.ts';

export const staffHandlers: Handlers<Context, typeof officeStaff> = {
  'POST /api/office/link/': async (ctx, { body }) => ({ data: await showLink(ctx, body.token) }),
  'POST /api/office/setup/': async (ctx, call) => ({ data: await setUpStaff(ctx, call.body, call) }),
  'POST /api/office/sign-in/': async (ctx, call) => ({ data: await signInStaff(ctx, call.body, call) }),
  'POST /api/office/sign-out/': async (ctx, call) => {
    await signOutStaff(ctx, call);
    call.setCookie(officeCookie, '', { maxAgeSeconds: 0, httpOnly: true });
    return {};
  },
  'GET /api/office/me/': async (ctx, { actor }) => ({ data: await showMe(ctx, actor) }),
  'PUT /api/office/me/': async (ctx, call) => ({
    data: await changeMyLanguage(ctx, call.body.lang, call),
  }),
  'PUT /api/office/me/password/': async (ctx, call) => {
    await changePassword(ctx, call.body, call);
    return {};
  },
  'POST /api/office/me/authenticator/': async (ctx, call) => ({
    data: await offerAuthenticator(ctx, call.body, call),
  }),
  'PUT /api/office/me/authenticator/': async (ctx, call) => ({
    data: { recoveryCodes: await changeAuthenticator(ctx, call.body, call) },
  }),
  'POST /api/office/me/sign-out-elsewhere/': async (ctx, call) => {
    await signOutElsewhere(ctx, call);
    return {};
  },
  'POST /api/office/confirm/': async (ctx, call) => ({
    data: await confirmStaff(ctx, call.body.code, call),
  }),
  'GET /api/office/staff/': async (ctx, { query }) => listStaff(ctx, query),
  'GET /api/office/staff/:id/': async (ctx, { params }) => ({ data: await showStaff(ctx, params.id) }),
  'POST /api/office/staff/': async (ctx, call) => createStaff(ctx, call.body, call),
  'PUT /api/office/staff/:id/': async (ctx, call) => ({
    data: await changeStaff(ctx, call.params.id, call.body, call),
  }),
  'POST /api/office/staff/:id/link/': async (ctx, call) => ({
    link: await replaceLink(ctx, call.params.id, call),
  }),
  'POST /api/office/staff/:id/sign-out/': async (ctx, call) => {
    await signOutColleague(ctx, call.params.id, call);
    return {};
  },
  'GET /api/office/audit/': async (
    ctx,
    { query: { staff, action, subject, subject_id, q, from, to, ...page } },
  ) =>
    listAudit(
      ctx,
      {
        ...(staff === undefined ? {} : { staff }),
        ...(action ? { action } : {}),
        ...(subject ? { subject } : {}),
        ...(subject_id ? { subjectId: subject_id } : {}),
        ...(q ? { q } : {}),
        ...(from ? { from: new Date(from) } : {}),
        ...(to ? { to: new Date(to) } : {}),
      },
      page,
    ),
  'GET /api/office/audit/check/': async (ctx) => {
    const { anchor, brokenAt } = await checkChain(ctx);
    return {
      data: { rows: anchor.rows, brokenAt: brokenAt ?? null, anchor: formatAnchor(anchor) },
    };
  },
};
