/** API calls of the giver for a gift whose recipient is asked. */
import type { Order } from '#contract/orders/shop.ts';
import type { GiftRequest, ThanksFiles } from '#contract/gift-requests/request.ts';
import type { AddressTimes } from '#contract/gift-requests/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

type Simple = Exclude<GiftRequest['actions'][number], 'address'>;

/** `mobile`: the new number to which the SMS is sent. */
export const decideRequest = createCall<Order, { id: string; action: Simple; mobile?: string }>(
  'request/decide',
  async ({ api }, { id, action, mobile }) => {
    const params = { id };
    if (action === 'extend') return (await api('POST /api/order/request/:id/extend/', { params })).data;
    if (action === 'resend')
      return (
        await api('POST /api/order/request/:id/resend/', {
          params,
          body: mobile === undefined ? {} : { mobile },
        })
      ).data;
    if (action === 'certificate')
      return (await api('POST /api/order/request/:id/certificate/', { params })).data;
    return (await api('POST /api/order/request/:id/give-up/', { params })).data;
  },
);

export const nameAddress = createCall<Order, { id: string; address: number; time: string }>(
  'request/address',
  async ({ api }, { id, ...body }) =>
    (await api('POST /api/order/request/:id/address/', { params: { id }, body })).data,
);

/** Days and slots for an address; not kept in the store. */
export const loadAddressTimes = createCall<AddressTimes, { id: string; place: number }>(
  'request/loadAddressTimes',
  async ({ api }, { id, place }) =>
    (await api('GET /api/order/request/:id/times/', { params: { id }, query: { place } })).data,
);

/** The photo of the thanks; not kept in the store. */
export const loadThanks = createCall<ThanksFiles, string>(
  'request/loadThanks',
  async ({ api }, id) => (await api('GET /api/order/request/:id/thanks/', { params: { id } })).data,
);

export const reportThanks = createCall<Order, string>(
  'request/report',
  async ({ api }, id) => (await api('POST /api/order/request/:id/report-thanks/', { params: { id } })).data,
);
