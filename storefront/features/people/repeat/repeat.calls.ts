/** What an SMS reminded of, and a gift for it. Nothing of it enters the store: whoever holds the link may not be signed in. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Bank } from '#contract/orders/shop.ts';
import type { Reminded } from '#contract/people/reminders.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { createCall } from '#storefront/store/create-call.ts';

type Asked = { token: string; date: number | undefined };
const queryOf = (date: number | undefined) => (date === undefined ? {} : { date });

export const loadReminded = createCall<Reminded, string>('people/loadReminded', async ({ api }, token) => {
  return (await api('GET /api/repeat/:token/', { params: { token } })).data;
});

export const loadRepeat = createCall<Repeat, Asked>('people/loadRepeat', async ({ api }, { token, date }) => {
  return (await api('GET /api/repeat/:token/gifts/', { params: { token }, query: queryOf(date) })).data;
});

/** The same for the customer themselves, with where the person lives. */
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

export const quietByLink = createCall<Reminded, { token: string; body: Quiet }>(
  'people/quietByLink',
  async ({ api }, { token, body }) =>
    (await api('POST /api/repeat/:token/quiet/', { params: { token }, body })).data,
);

type GiftOrder = { body: OrderInput; idempotencyKey: string; bank: Bank };

/** Orders and goes to the bank's page; the order's own page pays it where the bank does not answer. */
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
