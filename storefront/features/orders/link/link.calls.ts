/** API calls for an order's secret link. Its holder is not signed in, so nothing of it is kept in the store. */
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { LinkCode } from '#contract/customers/link-code.ts';
import type { NewTime, OrderTimes } from '#contract/checkout/shop.ts';
import type { Bank } from '#contract/orders/shop.ts';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

export const loadLinkedOrder = createCall<LinkedOrder, string>(
  'order-link/loadLinkedOrder',
  async ({ api }, token) => (await api('GET /api/order-link/:token/', { params: { token } })).data,
);

/** Asks the bank whether the order is paid. */
export const checkByLink = createCall<PaymentCheck, string>(
  'order-link/checkByLink',
  async ({ api }, token) => (await api('POST /api/order-link/:token/check/', { params: { token } })).data,
);

/** Opens the bank's page and goes there. */
export const payByLink = createCall<void, { token: string; bank: Bank }>(
  'order-link/payByLink',
  async ({ api, leaveTo, persistNow }, { token, bank }) => {
    const query = { bank };
    const { formUrl } = await api('POST /api/order-link/:token/pay/', { params: { token }, query });
    persistNow();
    leaveTo(formUrl);
  },
);

/** Days and slots for another time; null if the shop calls instead. */
export const loadTimesByLink = createCall<OrderTimes | null, string>(
  'order-link/loadTimesByLink',
  async ({ api }, token) => (await api('GET /api/order-link/:token/slots/', { params: { token } })).data,
);

/** Sends an SMS code to the buyer, with which `cancelByLink` cancels the order. */
export const askLinkCode = createCall<LinkCode, string>(
  'order-link/askLinkCode',
  async ({ api }, token) =>
    (await api('POST /api/order-link/:token/cancel-code/', { params: { token } })).data,
);

export const cancelByLink = createCall<LinkedOrder, { token: string; code: string }>(
  'order-link/cancelByLink',
  async ({ api }, { token, code }) =>
    (await api('POST /api/order-link/:token/cancel/', { params: { token }, body: { code } })).data,
);

/** A link for the recipient of an order, requested by its customer or through the order's own link. */
export const askWaitingLink = createCall<string, { id: string } | { token: string }>(
  'order-link/askWaitingLink',
  async ({ api }, of) => {
    const { data } =
      'id' in of
        ? await api('POST /api/order/order-waiting/:id/', { params: of })
        : await api('POST /api/order-link/:token/waiting/', { params: of });
    return data.url;
  },
);

/** `code` is needed to change a time that is still agreed. */
export const chooseTimeByLink = createCall<LinkedOrder, { token: string; time: NewTime & { code?: string } }>(
  'order-link/chooseTimeByLink',
  async ({ api }, { token, time: body }) =>
    (await api('POST /api/order-link/:token/time/', { params: { token }, body })).data,
);
