import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMoney } from '../print/money.ts';
import { orderNumber } from '#domain/order.ts';
import { costOfSms } from './sms-alphabet.ts';
import { codePattern, codeText, returnReasonWords, type SmsKind, smsText } from './sms-text.ts';

test('the code comes first and again in the line that browsers read', () => {
  expect(codeText('481203', 'https://sowgat.tm')).toBe('481203 - Sowgat kody\n@sowgat.tm #481203');
  expect(codeText('481203', 'https://sowgat.tm/', { lang: 'ru' })).toBe(
    '481203 - kod Sowgat\n@sowgat.tm #481203',
  );
});

test('the host is what customers see in the address bar, without port, path or account', () => {
  const hostIn = (url: string) => /\n@(\S+) #/.exec(codeText('000000', url))?.[1];
  expect(hostIn('http://127.0.0.1:8080')).toBe('127.0.0.1');
  expect(hostIn('https://Sowgat.com.tm:8443/a?b#c')).toBe('sowgat.com.tm');
  expect(hostIn('https://a:b@sowgat.tm/')).toBe('sowgat.tm');
  expect(hostIn('sowgat.tm')).toBe('sowgat.tm');
});

test('a host that does not fit is left out, the code is kept', () => {
  expect(codeText('481203', `https://${'a'.repeat(60)}.tm`)).toBe('481203 - Sowgat kody');
  expect(codeText('481203', 'https://[::1]:8080')).toBe('481203 - Sowgat kody');
  expect(codeText('481203', '')).toBe('481203 - Sowgat kody');
});

test('a code text is ASCII, one message in any alphabet, and its only six-digit number is the code', () => {
  const code = fc.stringMatching(/^\d{6}$/);
  const url = fc.oneof(
    fc.webUrl(),
    fc.domain().map((host) => `https://${host}`),
  );
  fc.assert(
    fc.property(code, url, fc.constantFrom('tm' as const, 'ru' as const), (secret, publicUrl, lang) => {
      const text = codeText(secret, publicUrl, { lang });
      expect(text).toMatch(/^[\n -~]{1,70}$/);
      expect(codePattern.exec(text)?.[0]).toBe(secret);
      expect(costOfSms(text, 'ucs2').parts).toHaveLength(1);
      const last = /^@(\S+) #(\d{6})$/.exec(text.split('\n')[1] ?? '');
      if (last !== null) expect(last[2]).toBe(secret);
    }),
  );
});

const kinds: SmsKind[] = [
  'order-accepted',
  'order-paid',
  'order-paid-late',
  'payment-failed',
  'order-on-the-way',
  'order-delivered',
  'order-cancelled',
  'order-returned',
  'delivery-again',
  'money-returned',
];

// The largest order id and the largest sum that are possible.
const largest = { id: 2_147_483_647, tenge: 1_000_000_000_000 };

test.each(kinds)('%s is one message in its own letters, whatever the order id and the sum', (kind) => {
  const numbers = fc.integer({ min: 1, max: largest.id });
  const sums = fc.integer({ min: 0, max: largest.tenge });
  const isOneMessage = (number: number, sum: number) => {
    const facts = { order: orderNumber(number), total: plainMoney(sum), when: '24.11 14:00-16:00' };
    const [tm, ru] = [smsText(kind, 'tm', facts), smsText(kind, 'ru', facts)];
    expect(tm).toMatch(/^Sowgat: [ -~]+$/);
    expect(costOfSms(tm)).toMatchObject({ encoding: 'gsm7', parts: [tm] });
    expect(ru).toMatch(/^Sowgat: [а-яё]{5}/);
    expect(ru.length).toBeLessThanOrEqual(70);
    expect(costOfSms(ru)).toMatchObject({ encoding: 'ucs2', parts: [ru] });
    for (const text of [tm, ru]) expect(text).toContain(facts.order);
  };
  fc.assert(fc.property(numbers, sums, isOneMessage));
  isOneMessage(largest.id, largest.tenge - 1);
});

test.each(Object.entries(returnReasonWords))(
  'a part of the money goes back: %s, in one message',
  (_, why) => {
    const facts = { order: orderNumber(largest.id), total: plainMoney(largest.tenge - 1) };
    const [tm, ru] = [
      smsText('money-part', 'tm', { ...facts, why: why.tm }),
      smsText('money-part', 'ru', { ...facts, why: why.ru }),
    ];
    expect(costOfSms(tm)).toMatchObject({ encoding: 'gsm7', parts: [tm] });
    expect(costOfSms(ru)).toMatchObject({ encoding: 'ucs2', parts: [ru] });
    expect(ru.endsWith(`: вернули часть, ${facts.total}. ${why.ru}`)).toBe(true);
  },
);
