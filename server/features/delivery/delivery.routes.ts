import type { delivery } from '#contract/delivery/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { deleteAddress, listAddresses } from '#server/features/delivery/addresses/list-addresses.ts';
import { addAddress, changeAddress } from '#server/features/delivery/addresses/save-address.ts';
import { showDeliveryChoice, showSoonest } from './show-delivery-choice.ts';

export const deliveryHandlers: Handlers<Context, typeof delivery> = {
  'GET /api/auth/address-list/': async (ctx, { actor }) => ({
    data: await listAddresses(ctx.db, actor.customerId),
  }),
  'POST /api/auth/address-create/': async (ctx, { actor, body }) => ({
    data: await addAddress(ctx, actor.customerId, body),
  }),
  'PUT /api/auth/address-create/': async (ctx, { actor, body }) => ({
    data: await changeAddress(ctx, actor.customerId, body),
  }),
  'DELETE /api/auth/address-delete/:id/': async (ctx, { actor, params }) => ({
    data: await deleteAddress(ctx, actor.customerId, params.id),
  }),
  'GET /api/order/slots/': async (ctx, { query: { lead_days: leadDays = 0, ...query } }) => ({
    data: await showDeliveryChoice(ctx, { ...query, leadDays }),
  }),
  'GET /api/delivery/soonest/': async (ctx, { query }) => ({ data: await showSoonest(ctx, query.place) }),
};
