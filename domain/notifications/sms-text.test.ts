import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOfSms } from './sms-alphabet.ts';
import { codePattern, codeText, type SmsKind, smsText } from './sms-text.ts';

test('the code comes first and once more in the line that browsers read', () => {
  expect(codeText('481203', 'https://sowgat.tm')).toBe('481203 - Sowgat kody\n@sowgat.tm #481203');
  expect(codeText('481203', 'https://sowgat.tm/', 'ru')).toBe('481203 - kod Sowgat\n@sowgat.tm #481203');
});

test('the host is what customers see in the address bar, without port, path or account', () => {
  const hostIn = (url: string) => /\n@(\S+) #/.exec(codeText('000000', url))?.[1];
  expect(hostIn('http://127.0.0.1:8080')).toBe('127.0.0.1');
  expect(hostIn('https://Sowgat.com.tm:8443/a?b#c')).toBe('sowgat.com.tm');
  expect(hostIn('https://a:b@sowgat.tm/')).toBe('sowgat.tm');
  expect(hostIn('sowgat.tm')).toBe('sowgat.tm');
});

test('an address that does not fit leaves the code alone', () => {
  expect(codeText('481203', `https://${'a'.repeat(60)}.tm`)).toBe('481203 - Sowgat kody');
  expect(codeText('481203', 'https://[::1]:8080')).toBe('481203 - Sowgat kody');
  expect(codeText('481203', '')).toBe('481203 - Sowgat kody');
});

test('a code text is plain, one message in any alphabet, and every six digits in it are the code', () => {
  const code = fc.stringMatching(/^\d{6}$/);
  const url = fc.oneof(
    fc.webUrl(),
    fc.domain().map((host) => `https://${host}`),
  );
  fc.assert(
    fc.property(code, url, fc.constantFrom('tm' as const, 'ru' as const), (secret, publicUrl, lang) => {
      const text = codeText(secret, publicUrl, lang);
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
  'money-returned',
];

test.each(kinds)('the message %s is plain, short and names the order in both languages', (kind) => {
  const facts = { order: 'SG-2026-104217', total: '12\u00a0345,50 м.' };
  const [tm, ru] = [smsText(kind, 'tm', facts), smsText(kind, 'ru', facts)];
  for (const text of [tm, ru]) {
    expect(text).toMatch(/^Sowgat: [ -~]+$/);
    expect(text).toContain(facts.order);
    expect(costOfSms(text)).toMatchObject({ encoding: 'gsm7', parts: [text] });
  }
  expect(tm).not.toBe(ru);
});
