import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMoney } from '../print/money.ts';
import { orderNumber } from '#domain/order.ts';
import { costOfSms } from './sms-alphabet.ts';
import {
  codePattern,
  codeText,
  failedReasonWords,
  returnReasonWords,
  type SmsKind,
  smsText,
} from './sms-text.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';

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

test('a failed delivery is reported with its reason and the link to a new time, in two parts at most', () => {
  for (const reason of failedReasons)
    for (const lang of ['tm', 'ru'] as const) {
      const facts = { order: orderNumber(largest.id), reason: failedReasonWords[reason][lang] };
      const link = `https://www.sowgat.tm/account/orderDetail/${'x'.repeat(22)}`;
      const text = smsText('delivery-failed', lang, { ...facts, link });
      expect(text.endsWith(` ${link}`)).toBe(true);
      expect(costOfSms(text).parts.length).toBeLessThanOrEqual(lang === 'tm' ? 1 : 2);
    }
});

test('Russian messages are Cyrillic, except for the shop, the order number and the currency', () => {
  for (const kind of kinds) {
    const text = smsText(kind, 'ru', {
      order: 'S-100001',
      total: '260 TMT',
      when: '24.11',
    });
    expect(text.match(/[A-Za-z]+/g)?.filter((word) => !['Sowgat', 'S', 'TMT'].includes(word))).toEqual([]);
  }
});

test('a message with a link is one GSM-7 part in both languages, whatever the order id and the sum', () => {
  const link = `https://sowgat.com.tm/o/${'a'.repeat(22)}`;
  const facts = {
    order: orderNumber(largest.id),
    total: plainMoney(largest.tenge - 1),
    link,
    until: '14:30',
  };
  for (const lang of ['tm', 'ru'] as const)
    for (const kind of ['payment-link', 'photo-shown', 'photo-asked', 'order-on-the-way'] as const) {
      const text = smsText(kind, lang, facts);
      expect(text).toMatch(/^Sowgat: [ -~]+$/);
      expect(costOfSms(text)).toMatchObject({ encoding: 'gsm7', parts: [text] });
      for (const fact of [facts.order, facts.link]) expect(text).toContain(fact);
      expect(text.includes(facts.total)).toBe(kind === 'payment-link');
      expect(text.includes(facts.until)).toBe(kind === 'photo-asked');
    }
});

test('messages to recipients and givers are one GSM-7 part, and a recipient’s contains no order number', () => {
  const page = `https://sowgat.com.tm/g/${'a'.repeat(22)}?lang=ru`;
  const own = `https://sowgat.com.tm/account/orderDetail/${'x'.repeat(22)}`;
  const order = orderNumber(largest.id);
  const facts = { order, total: '260 TMT', when: '24.11, 14:00-17:00' };
  const toGiver = ['gift-answered', 'gift-declined', 'gift-lapsed', 'gift-thanks'] as const;
  for (const lang of ['tm', 'ru'] as const)
    for (const kind of [...toGiver, 'gift-asks', 'gift-asks-2'] as const) {
      const isGivers = (toGiver as readonly string[]).includes(kind);
      const text = smsText(kind, lang, { ...facts, link: isGivers ? own : page });
      expect(text).toMatch(/^Sowgat: [ -~]+$/);
      expect(costOfSms(text), kind).toMatchObject({ encoding: 'gsm7', parts: [text] });
      expect(text.includes(order)).toBe(isGivers);
      expect(text).toMatch(isGivers ? /orderDetail\/x{22}$/ : /\/g\/a{22}\?lang=ru$/);
    }
});
