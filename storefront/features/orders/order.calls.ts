/** API calls of orders and their payment; their state changes are in customers/sign-in/auth.slice.ts. */
import type { NewTime, OrderInput, OrderTimes, Unavailable } from '#contract/checkout/shop.ts';
import type { Bank, Order, OrderRow } from '#contract/orders/shop.ts';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import type { PageInfo } from '#contract/shared.ts';
import {
  unavailableForgotten,
  unavailableFound,
} from '#storefront/features/catalogue/product/product.slice.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import type { Language } from '#storefront/lang/language.ts';
import { selectLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#domain/print/texts.ts';
import { createCall, createThunk } from '#storefront/store/create-call.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';

type OrderCall = {
  body: OrderInput;
  /** The same for every attempt of one order, so that a double press or a lost response never makes two. */
  idempotencyKey: string;
  onSuccess?: (order: Order) => void;
  onError?: (failure: Failure) => void;
  /** The page's own headline for a failure; with one, the toast is neutral instead of an error. */
  headlineOf?: (failure: Failure, language: Language) => string | undefined;
};
type ListInput = { page?: number; append?: boolean; status?: OrderRow['status'] };

/** Places the order. Lines with insufficient stock are listed in `product.unavailableProducts`. */
export const createOrder = createThunk<Order, OrderCall>('auth/createOrder', async (input, thunk) => {
  thunk.dispatch(unavailableForgotten());
  try {
    const headers = { 'idempotency-key': input.idempotencyKey };
    const { data } = await thunk.extra.api('POST /api/order/order-create/', { body: input.body, headers });
    input.onSuccess?.(data);
    return data;
  } catch (error) {
    const language = selectLanguage(thunk.getState());
    const failure = readFailure(error, language);
    const isShort = failure.status === 222 || failure.sentence === "Some products isn't exist";
    input.onError?.(failure);
    if (isShort) {
      thunk.dispatch(unavailableFound((failure.data ?? []) as Unavailable[]));
    }
    const text = say(language, errorTexts, isShort ? 'someMissing' : 'somethingWrong');
    const local = isShort ? undefined : input.headlineOf?.(failure, language);
    thunk.extra.toast(local ? { text, local } : { text, tone: 'error' });
    return thunk.rejectWithValue(failure);
  }
});

export const loadOrders = createCall<{ data: OrderRow[]; page: PageInfo }, ListInput>(
  'auth/loadOrders',
  ({ api }, { page, status }) =>
    api('GET /api/order/order-list/:query?', {
      params: {},
      query: { ...(page ? { page } : {}), ...(status ? { status } : {}) },
    }),
);

export const loadOrder = createCall<Order, string>('auth/loadOrder', async ({ api }, id) => {
  return (await api('GET /api/order/order-detail/:id/', { params: { id } })).data;
});

export const cancelOrder = createCall<Order, string>('auth/cancelOrder', async ({ api }, id) => {
  return (await api('POST /api/order/order-cancel/:id/', { params: { id } })).data;
});

/** Days and slots for another time, not kept in the store; null if the shop calls instead. */
export const loadTimes = createCall<OrderTimes | null, string>(
  'orders/loadTimes',
  async ({ api }, id) => (await api('GET /api/order/order-time/:id/', { params: { id } })).data,
);

/** Chooses another time after the agreed one was cancelled. */
export const chooseTime = createCall<Order, NewTime & { id: string }>(
  'auth/chooseTime',
  async ({ api }, { id, ...body }) => {
    return (await api('POST /api/order/order-time/:id/', { params: { id }, body })).data;
  },
);

/** Registers a payment at the bank and goes to its page. */
export const payOrder = createCall<{ formUrl: string }, { id: string; bank: Bank }>(
  'auth/payOrder',
  async ({ api, leaveTo, persistNow }, { id, bank }) => {
    const { formUrl } = await api('GET /api/order/payment/:id/', { params: { id }, query: { bank } });
    persistNow();
    leaveTo(formUrl);
    return { formUrl };
  },
);

/** The payment's state as settled with the bank. */
export const checkPayment = createCall<PaymentCheck, { id: string; bank?: Bank }>(
  'auth/checkPayment',
  async ({ api }, { id, bank }) =>
    (await api('GET /api/order/check-payment/:id/', { params: { id }, query: bank ? { bank } : {} })).data,
);
