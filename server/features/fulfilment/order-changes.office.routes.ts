import type { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { changePayment } from './change-payment.ts';
import { giveOrderLink } from './give-order-link.ts';

export const officeOrderChangesHandlers: Handlers<Context, typeof officeOrderChanges> = {
  'POST /api/office/orders/:id/link/': async (ctx, call) => ({
    data: await giveOrderLink(ctx, call.params.id, call),
  }),
  'POST /api/office/orders/:id/payment/': async (ctx, call) => ({
    data: await changePayment(ctx, { ...call.params, ...call.body }, call),
  }),
};
