import type { officeCertificates } from '#contract/certificates/office.ts';
import type { Context } from '#server/context.ts';
import { limitSecond } from '#server/features/staff/second-person.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  lapseCertificate,
  lengthenCertificate,
  renewCode,
  sendAgain,
  tellCode,
  voidCertificate,
} from './change-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { issueSheet } from './issue-sheet.ts';
import { listCertificates, showCertificate } from './show-certificates.ts';

export const officeCertificatesHandlers: Handlers<Context, typeof officeCertificates> = {
  'GET /api/office/certificates/': (ctx, call) => listCertificates(ctx, call.query, call),
  'GET /api/office/certificates/:id/': async (ctx, { params }) => ({
    data: await showCertificate(ctx, params.id),
  }),
  'POST /api/office/certificates/': {
    around: limitSecond,
    handle: async (ctx, call) => ({ data: await issueCertificate(ctx, call.body, call) }),
  },
  'POST /api/office/certificates/sheet/': {
    around: limitSecond,
    handle: async (ctx, call) => ({ data: await issueSheet(ctx, call.body, call) }),
  },
  'POST /api/office/certificates/:id/code/': async (ctx, call) => ({
    data: await tellCode(ctx, call.params.id, call),
  }),
  'POST /api/office/certificates/:id/send/': async (ctx, call) => ({
    data: await sendAgain(ctx, call.params.id, call),
  }),
  'POST /api/office/certificates/:id/renew/': {
    around: limitSecond,
    handle: async (ctx, call) => ({ data: await renewCode(ctx, { ...call.params, ...call.body }, call) }),
  },
  'POST /api/office/certificates/:id/lengthen/': {
    around: limitSecond,
    handle: async (ctx, call) => ({
      data: await lengthenCertificate(ctx, { ...call.params, ...call.body }, call),
    }),
  },
  'POST /api/office/certificates/:id/void/': async (ctx, call) => ({
    data: await voidCertificate(ctx, { ...call.params, ...call.body }, call),
  }),
  'POST /api/office/certificates/:id/lapse/': async (ctx, call) => ({
    data: await lapseCertificate(ctx, { ...call.params, ...call.body }, call),
  }),
};
