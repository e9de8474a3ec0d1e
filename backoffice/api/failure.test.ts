import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { i18n } from '#backoffice/lang/i18n.ts';
import { messageOf, nestFields } from './failure.ts';

test('a field error is shown at its field, at any depth', () => {
  expect(
    nestFields([
      { path: 'title.ru', message: 'too long' },
      { path: 'options.0.sku', message: 'taken' },
      { path: 'options.0.price', message: 'missing' },
    ]),
  ).toEqual({ title: { ru: 'too long' }, options: { 0: { sku: 'taken', price: 'missing' } } });
});

test('messages fixed in English for programs are never shown to staff', () => {
  const said = (code: ErrorCode, message: string) =>
    messageOf(new CallError(422, { response: 'error', code, message }));
  expect(said('order.unavailable', "Some products isn't exist")).toBe('office.unavailable');
  expect(said('phone.invalid', 'incorrect user name')).toBe('office.phone_invalid');
  expect(said('customer.blocked', 'incorrect user name')).toBe('office.customer_blocked');
  expect(said('record.in-use', 'Ýazgy ulanylýar')).toBe('Ýazgy ulanylýar');
  expect(messageOf(new CallError(502, undefined)), 'a proxy').toBe('ra.notification.http_error');
  for (const key of ['unavailable', 'phone_invalid', 'customer_blocked'])
    expect(i18n.translate(`office.${key}`), key).not.toBe(`office.${key}`);
});
