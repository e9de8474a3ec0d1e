/** API calls of a reminder's link. Nothing is kept in the store: its holder may not be signed in. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Bank } from '#contract/orders/shop.ts';
import type { Reminders } from '#contract/people/reminders.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { createCall } from '#storefront/store/create-call.ts';

type Query = { token: string; date: number | undefined };
const queryOf = (date: number | undefined) => (date === undefined ? {} : { date });

export const loadReminded = createCall<Reminders, string>('people/loadReminded', async ({ api }, token) => {
  return (await api('GET /api/repeat/:token/', { params: { token } })).data;
});

export const loadRepeat = createCall<Repeat, Query>('people/loadRepeat', async ({ api }, { token, date }) => {
  return (await api('GET /api/repeat/:token/gifts/', { params: { token }, query: queryOf(date) })).data;
});

/** The same for the signed-in customer, including the person's address. */
export const loadOwnRepeat = createCall<Repeat, { id: number; date: number | undefined }>(
  'people/loadOwnRepeat',
  async ({ api }, { id, date }) =>
    (await api('GET /api/people/:id/repeat/', { params: { id }, query: queryOf(date) })).data,
);

export type Quiet = {
  what: 'date' | 'person' | 'all';
  date?: number;
  until: 'this-year' | 'never' | 'again';
};

export const muteByLink = createCall<Reminders, { token: string; body: Quiet }>(
  'people/muteByLink',
  async ({ api }, { token, body }) =>
    (await api('POST /api/repeat/:token/quiet/', { params: { token }, body })).data,
);

type GiftOrder = { body: OrderInput; idempotencyKey: string; bank: Bank };

/** Places the order and goes to the bank's page; if the bank does not answer, it is paid on the order's page. */
export const orderGift = createCall<{ id: string; isAtBank: boolean }, GiftOrder>(
  'people/orderGift',
  async ({ api, leaveTo, persistNow }, { body, idempotencyKey, bank }) => {
    const headers = { 'idempotency-key': idempotencyKey };
    const { id } = (await api('POST /api/order/order-create/', { body, headers })).data;
    const opened = await api('GET /api/order/payment/:id/', { params: { id }, query: { bank } }).catch(
      () => null,
    );
    if (!opened) return { id, isAtBank: false };
    persistNow();
    leaveTo(opened.formUrl);
    return { id, isAtBank: true };
  },
);
