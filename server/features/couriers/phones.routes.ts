import type { officePhones } from '#contract/couriers/office-phones.ts';
import type { courierEnrolment } from '#contract/couriers/phones.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { enrolPhone, sendPhoneCode } from './enrol-phone.ts';
import { offerPhone, revokePhone, showPhones } from './manage-phones.ts';

export const courierEnrolmentHandlers: Handlers<Context, typeof courierEnrolment> = {
  'POST /api/courier/enrol/:token/': async (ctx, call) => ({
    data: await sendPhoneCode(ctx, call.actor, call),
  }),
  'POST /api/courier/enrol/:token/code/': async (ctx, call) => ({
    data: await enrolPhone(ctx, { link: call.actor, code: call.body.code }, call),
  }),
};

export const officePhonesHandlers: Handlers<Context, typeof officePhones> = {
  'GET /api/office/couriers/:id/phones/': async (ctx, { params }) => ({
    data: await showPhones(ctx, params.id),
  }),
  'POST /api/office/couriers/:id/phones/': async (ctx, call) => ({
    link: await offerPhone(ctx, { courierId: call.params.id, ...call.body }, call),
  }),
  'DELETE /api/office/couriers/:id/phones/:phone/': async (ctx, call) => {
    await revokePhone(ctx, { courierId: call.params.id, phoneId: call.params.phone }, call);
    return {};
  },
};
