import { expect, test } from 'vitest';
import { promoReasons } from '#domain/promo/promo-code.ts';
import { codeTexts } from './code.texts.ts';
import { codeOfFailure, rejectionWords } from './code-refusals.ts';

test('a refusal is shown beside the code that it is about, and others beside none', () => {
  const of = (code: Parameters<typeof codeOfFailure>[0] extends infer F ? NonNullable<F> : never) =>
    codeOfFailure(code);
  expect(of({ code: 'certificate.unknown', fields: [] })).toBe('certificate');
  expect(of({ code: 'promo.unknown', fields: [] })).toBe('promo');
  expect(of({ code: 'promo.not-for-this', fields: [] })).toBe('promo');
  expect(of({ code: 'limit.reached', fields: [{ path: 'promo', message: '' }] })).toBe('promo');
  expect(of({ code: 'limit.reached', fields: [] })).toBeNull();
  expect(of({ code: 'order.price-changed', fields: [] })).toBeNull();
  expect(codeOfFailure(null)).toBeNull();
});

test('every reason against a promo code has a text, and so does an unknown one', () => {
  for (const reason of promoReasons) {
    const [key] = rejectionWords({ data: { reason, minimum: 5_000, missing: 1_200 } });
    expect(key).toBe(reason);
    expect(codeTexts.both[key].tm).not.toBe('');
  }
  expect(rejectionWords({ data: { reason: 'minimum', minimum: 5_000, missing: 1_200 } })[1]).toMatchObject({
    missing: expect.stringContaining('12'),
  });
  expect(rejectionWords({ data: { reason: 'something-new' } })[0]).toBe('notForThis');
});
