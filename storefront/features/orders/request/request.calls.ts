/** What the giver does about a gift whose recipient is asked. */
import type { Order } from '#contract/orders/shop.ts';
import type { GiftRequest } from '#contract/recipients/request.ts';
import { createCall } from '#storefront/store/create-call.ts';

type Simple = Exclude<GiftRequest['actions'][number], 'address'>;

export const decideRequest = createCall<Order, { id: string; action: Simple }>(
  'request/decide',
  async ({ api }, { id, action }) => {
    const params = { id };
    if (action === 'extend') return (await api('POST /api/order/request/:id/extend/', { params })).data;
    if (action === 'resend')
      return (await api('POST /api/order/request/:id/resend/', { params, body: {} })).data;
    return (await api('POST /api/order/request/:id/give-up/', { params })).data;
  },
);

export const nameAddress = createCall<Order, { id: string; address: number; time: string }>(
  'request/address',
  async ({ api }, { id, ...body }) =>
    (await api('POST /api/order/request/:id/address/', { params: { id }, body })).data,
);
