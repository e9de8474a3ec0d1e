import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGsm7 } from '#domain/notifications/sms-alphabet.ts';
import { asciiForSms } from './transliterate.ts';

test.each([
  ['Sargydyňyz ýola çykdy', 'Sargydynyz yola cykdy'],
  ['ÇŽŞÝŇÄÖÜ', 'CZSYNAOU'],
  ['Щит, ЩИТ и ёлка', 'Schit, SCHIT i yolka'],
  ['объявление, съезд', 'obyavlenie, sezd'],
  ['«Söýgi» — №5…', '"Soygi" - No5...'],
  ['1\u00a0250,50\u202fm.', '1 250,50 m.'],
  ['Café `Gül` 🎁', "Cafe 'Gul' "],
  ['a\u030a s\u0327 и\u0306', 'a s y'],
  ['bir\niki\tüç\u0000', 'bir\niki uc'],
])('%j is transliterated to %j', (text, ascii) => {
  expect(asciiForSms(text)).toBe(ascii);
});

test('whatever was typed, the result is ASCII, cheap to send, and unchanged by a second pass', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const ascii = asciiForSms(text);
      expect(ascii).toMatch(/^[\n -~]*$/);
      expect(isGsm7(ascii)).toBe(true);
      expect(asciiForSms(ascii)).toBe(ascii);
    }),
    { numRuns: 1000 },
  );
});
