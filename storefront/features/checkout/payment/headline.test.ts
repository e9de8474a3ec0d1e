import { expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { headlineOf } from './headline.ts';
import { paymentFailureTexts as texts } from './payment-failure.texts.ts';

function failed(code: ErrorCode | null, data: object = {}): Failure {
  return {
    message: 'something went wrong',
    sentence: 'Это время уже занято',
    code,
    status: code ? 409 : 0,
    fields: [],
    data,
  };
}

test('price, minimum, unpaid orders and a lost connection have their own headlines', () => {
  expect(headlineOf(failed('order.price-changed'), 'ru')).toBe(texts.priceChanged.ru);
  expect(headlineOf(failed('order.too-many-unpaid'), 'tm')).toBe(texts.unpaid.tm);
  expect(headlineOf(failed(null), 'ru')).toBe(texts.lost.ru);
  expect(headlineOf(failed('order.below-minimum', { minimum: 9000, missing: 1500 }), 'ru')).toBe(
    'До минимального заказа не хватает 15\u00a0TMT',
  );
});

test('an unavailable choice is named in the words of the server, anything else has no headline', () => {
  expect(headlineOf(failed('slot.full'), 'ru')).toBe('Это время уже занято');
  expect(headlineOf(failed('place.closed'), 'ru')).toBe('Это время уже занято');
  expect(headlineOf(failed('server.failed'), 'ru')).toBeUndefined();
  expect(headlineOf(failed('idempotency.busy'), 'ru')).toBeUndefined();
});
