import { expect, test } from 'vitest';
import { unavailableFound } from '#storefront/features/catalogue/product/product.slice.ts';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import { openTestShop, refusal } from '#storefront/app/test-shop.ts';
import { createOrder } from './order.calls.ts';

const key = 'POST /api/order/order-create/';
const short = [{ product: 1, option: 1, title: { tm: 'A', ru: 'A' }, requested: 2, available: 0 }];
const body = { items: [], payment: 'CASH' as const, delivery: 'STANDARD' as const };

function input(heard: string[]) {
  return {
    body,
    idempotencyKey: 'k',
    onSuccess: () => heard.push('success'),
    onError: () => heard.push('error'),
  };
}

test('an order that cannot be reserved lists the short lines, with a toast', async () => {
  const heard: string[] = [];
  const answers = {
    [key]: refusal(222, { code: 'order.unavailable', message: "Some products isn't exist", data: short }),
  };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(loadLanguage('ru'));
  await shop.store.dispatch(createOrder(input(heard)));
  expect(shop.state().product.unavailableProducts).toEqual(short);
  expect(shop.toasts).toEqual([{ text: 'Некоторых товаров нет на складе', tone: 'error' }]);
  expect(heard).toEqual(['error']);
});

test('any other failure is reported as an error and clears the old list of short lines', async () => {
  const heard: string[] = [];
  const shop = openTestShop({ answers: { [key]: refusal(500, {}) } });
  shop.store.dispatch(unavailableFound(short));
  const result = await shop.store.dispatch(createOrder(input(heard)));
  expect(result.payload).toMatchObject({ message: 'something went wrong', status: 500 });
  expect(shop.state().product.unavailableProducts).toEqual([]);
  expect(shop.toasts).toEqual([{ text: 'Bir zat ýalňyş boldy', tone: 'error' }]);
  expect(heard).toEqual(['error']);
});

test('where the page shows its own headline the toast is neutral and has the same text', async () => {
  const failure = { code: 'order.price-changed' as const, message: 'Baha üýtgedi, sebedi barlaň' };
  const shop = openTestShop({ answers: { [key]: refusal(409, failure) } });
  const { payload } = await shop.store.dispatch(
    createOrder({ ...input([]), headlineOf: () => 'Baha üýtgedi' }),
  );
  expect(shop.toasts).toEqual([{ text: 'Bir zat ýalňyş boldy', local: 'Baha üýtgedi' }]);
  expect(payload).toMatchObject({ message: 'something went wrong' });
});

test('a placed order is stored and was sent with its idempotency key', async () => {
  const heard: string[] = [];
  const shop = openTestShop({ answers: { [key]: { data: { id: 'o1' }, message: 'OK' } } });
  await shop.store.dispatch(createOrder(input(heard)));
  expect(shop.state().auth.order).toEqual({ id: 'o1' });
  expect(shop.calls[0]?.parts).toMatchObject({ headers: { 'idempotency-key': 'k' } });
  expect(heard).toEqual(['success']);
});
