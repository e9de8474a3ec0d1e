import type { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { listOfficeTimes } from '#server/features/checkout/making/list-times.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { addGoods } from './add-goods.ts';
import { changeGoods } from './change-goods.ts';
import { changePayment } from './change-payment.ts';
import { findCaller } from './find-caller.ts';
import { giveOrderLink } from './give-order-link.ts';

export const officeOrderChangesHandlers: Handlers<Context, typeof officeOrderChanges> = {
  'GET /api/office/callers/': async (ctx, { query, actor }) => ({
    data: await findCaller(ctx, query.phone, actor.role as StaffRole),
  }),
  'GET /api/office/orders/:id/times/': async (ctx, { params, query }) => ({
    data: await listOfficeTimes(ctx, { ...params, ...query }),
  }),
  'POST /api/office/orders/:id/link/': async (ctx, call) => ({
    data: await giveOrderLink(ctx, call.params.id, call),
  }),
  'POST /api/office/orders/:id/payment/': async (ctx, call) => ({
    data: await changePayment(ctx, { ...call.params, ...call.body }, call),
  }),
  'POST /api/office/orders/:id/additions/': async (ctx, call) => ({
    data: await addGoods(ctx, { ...call.params, ...call.body }, call),
  }),
  'PUT /api/office/orders/:id/goods/': async (ctx, call) => ({
    data: await changeGoods(ctx, { ...call.params, ...call.body }, call),
  }),
};
