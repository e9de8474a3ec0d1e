import { expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { RefusalFacts } from '#server/platform/refusal.ts';
import { wordsOf } from './error-texts.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];

/** Texts that the specification fixes in English for programs; the screens show their own. */
const fixedInEnglish: ErrorCode[] = ['phone.invalid', 'customer.blocked', 'order.unavailable'];

test('the words of the specification stand letter for letter', () => {
  expect([wordsOf('phone.invalid', 'tm'), wordsOf('phone.invalid', 'ru')]).toEqual([
    'Ulanyjy belgisi nädogry',
    'incorrect user name',
  ]);
  expect(wordsOf('customer.blocked', 'ru')).toBe('incorrect user name');
  expect(wordsOf('otp.wrong', 'tm')).toBe('Maglumatlary barlaň');
  for (const lang of ['tm', 'ru'] as const)
    expect(wordsOf('order.unavailable', lang)).toBe("Some products isn't exist");
});

test('every other refusal speaks Russian in Russian and no Russian in Turkmen', () => {
  for (const code of codes.filter((one) => !fixedInEnglish.includes(one))) {
    expect(wordsOf(code, 'ru'), code).toMatch(/[а-яё]/);
    expect(wordsOf(code, 'tm'), code).not.toMatch(/[а-яё]/i);
  }
});

test.each([
  [undefined, 'Gaty köp synanyşyk. Birazdan täzeden synanyşyň', 'Слишком много попыток. Попробуйте позже'],
  [0.2, 'Gaty köp synanyşyk. 1 sekuntdan täzeden synanyşyň', 'Слишком много попыток. Попробуйте через 1 с'],
  [59, 'Gaty köp synanyşyk. 59 sekuntdan täzeden synanyşyň', 'Слишком много попыток. Попробуйте через 59 с'],
  [
    890,
    'Gaty köp synanyşyk. 15 minutdan täzeden synanyşyň',
    'Слишком много попыток. Попробуйте через 15 мин',
  ],
  [
    86_000,
    'Gaty köp synanyşyk. 24 sagatdan täzeden synanyşyň',
    'Слишком много попыток. Попробуйте через 24 ч',
  ],
])('what came too often says how long to wait: %s seconds', (seconds, tm, ru) => {
  const facts = seconds === undefined ? {} : { retryAfter: seconds };
  expect([wordsOf('limit.reached', 'tm', facts), wordsOf('limit.reached', 'ru', facts)]).toEqual([tm, ru]);
});

test('whatever is answered 429 can say the time', () => {
  const many = codes.filter((code) => errorStatus[code] === 429 && code !== 'challenge.required');
  for (const code of many) expect(wordsOf(code, 'ru', { retryAfter: 42 }), code).toContain('через 42 с');
});

test('a refusal that has several reasons says its own', () => {
  const ru = (code: ErrorCode, facts: RefusalFacts) => wordsOf(code, 'ru', facts);
  const faults = ['kind', 'heic', 'bytes', 'pixels', 'damaged'];
  const said = faults.map((fault) => ru('picture.invalid', { data: { fault } }));
  expect(new Set(said).size).toBe(faults.length);
  expect(said[1]).toContain('HEIC');
  expect(ru('record.conflict', { field: 'delta', data: { free: 2, reserved: 3 } })).toBe(
    'Столько списать нельзя: 3 шт. обещаны заказам',
  );
  expect(ru('record.conflict', { field: 'delta', data: { free: 2, reserved: 0 } })).toBe(
    'Столько списать нельзя: на складе 2 шт.',
  );
  expect(ru('record.conflict', { field: 'options.1.sku' })).toContain('артикул');
  expect(ru('record.conflict', { field: 'seen' })).toContain('уже изменена');
  const plan = { title: { tm: 'Nowruz', ru: 'Навруз' } };
  expect(ru('record.conflict', { field: 'startsAt', data: { plan } })).toContain('«Навруз»');
  expect(ru('record.conflict', { data: { box: 28_000 } })).toContain('280,00');
  expect(ru('record.conflict', { field: 'login' })).toContain('логин');
  const plans = ['plan-running', 'plan-over'].map((why) =>
    ru('record.conflict', { field: 'state', data: { why } }),
  );
  expect(plans).toEqual(['Скидка уже идёт: изменить можно только её конец', 'Скидка уже закончилась']);
});

test('a certificate in use names the orders that it pays', () => {
  const facts = { data: { orders: ['S-100001', 'S-100002'] } };
  expect(wordsOf('certificate.in-use', 'tm', facts)).toBe(
    'Onuň bilen S-100001, S-100002 tölenýär: olary tamamlaň ýa-da kody çalşyň',
  );
});
