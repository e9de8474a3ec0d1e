/** An order by its secret link: whoever holds it is not signed in, so nothing of it enters the store. */
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { Bank } from '#contract/orders/shop.ts';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import type { Environment } from '#storefront/store/outside.ts';

type Asked<T> = { answer: T } | { failure: Failure };

function call<T>(run: (outside: Environment) => Promise<T>): Thunk<Promise<Asked<T>>, WithLanguage> {
  return async (_dispatch, getState, outside) => {
    try {
      return { answer: await run(outside) };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}

export const loadLinkedOrder = (token: string) =>
  call<LinkedOrder>(
    async ({ api }) => (await api('GET /api/order-link/:token/', { params: { token } })).data,
  );

export const checkByLink = (token: string) =>
  call<PaymentCheck>(
    async ({ api }) => (await api('POST /api/order-link/:token/check/', { params: { token } })).data,
  );

/** Opens the bank's page and goes there. */
export const payByLink = (token: string, bank: Bank) =>
  call<void>(async ({ api, leaveTo, persistNow }) => {
    const query = { bank };
    const { formUrl } = await api('POST /api/order-link/:token/pay/', { params: { token }, query });
    persistNow();
    leaveTo(formUrl);
  });
