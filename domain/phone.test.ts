import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone } from './mask.ts';
import { defaultMobilePrefixes, parsePhone, readPhone } from './phone.ts';
import { phone as printed } from './print/phone.ts';

const spellings = [
  '+99361234567',
  '+993 61 23-45-67',
  '+993 61 23 45 67',
  '+993 (61) 234-567',
  '(+993) 61.23.45.67',
  '+993 8 61 234567',
  '99361234567',
  '0099361234567',
  '00 993 61 234567',
  '8~10 993 61 234567',
  '8-10-993-61-23-45-67',
  '8 61 234567',
  '(8 61) 23-45-67',
  '8 993 61 234567',
  '61234567',
  '61 23-45-67',
  ' 61 234567\n',
  'tel:+993-61-234567',
  'TEL: +99361234567',
  '＋９９３ ６１ ２３４５６７',
  '+٩٩٣٦١٢٣٤٥٦٧',
  '۹۹۳۶۱۲۳۴۵۶۷',
  '+993\u00a061\u202f23\u00a045\u00a067',
  '\u202a+993\u200b61\u200d234\u2060567\u202c\ufeff',
  '+993‑61–23—45−67',
  '+993/61/234567',
];

test.each(spellings)('%j is one and the same number', (typed) => {
  expect(readPhone(typed)).toEqual({ phone: '+99361234567' });
});

test.each([
  ['', 'empty'],
  [' \u200b ', 'empty'],
  ['kod', 'garbled'],
  ['6123456o', 'garbled'],
  ['+993+61234567', 'garbled'],
  ['61234567;70', 'garbled'],
  ['६१२३४५६७', 'garbled'],
  ['6'.repeat(65), 'garbled'],
  ['6123456', 'length'],
  ['612345678', 'length'],
  ['+9936123456', 'length'],
  ['61234567, 62234567', 'length'],
  ['+7 912 345-67-89', 'foreign'],
  ['00 90 532 123 45 67', 'foreign'],
  ['8~10 7 912 345 67 89', 'foreign'],
  ['+993 12 34-56-78', 'landline'],
  ['8 522 3-45-67', 'landline'],
  ['+993 66 123456', 'prefix'],
  ['+993 70 123456', 'prefix'],
  ['73 123456', 'prefix'],
  ['91234567', 'prefix'],
])('%j is no number the shop sends to: %s', (typed, fault) => {
  expect(readPhone(typed)).toEqual({ fault });
  expect(parsePhone(typed)).toBeNull();
});

test('the shop chooses the prefixes, but only mobile ones', () => {
  expect(parsePhone('66 123456', ['66'])).toBe('+99366123456');
  expect(parsePhone('61 123456', ['66'])).toBeNull();
  expect(readPhone('12 345678', ['12'])).toEqual({ fault: 'landline' });
  expect(readPhone('70 345678', ['70'])).toEqual({ fault: 'prefix' });
});

test('a number is masked for logs', () => {
  expect(maskPhone('+99361234567')).toBe('+9936****67');
  expect(maskPhone('61234567')).toBe('****');
});

const digits = fc
  .tuple(fc.constantFrom(...defaultMobilePrefixes), fc.stringMatching(/^\d{6}$/))
  .map(([p, n]) => p + n);
const noise = fc.stringMatching(/^[ \u00a0\u200b().\-–]{0,2}$/);
const before = fc.constantFrom('', '+993', '993', '8', '00993', '810993', '+9938');

test('whatever stands between and before its digits, a number stays itself', () => {
  fc.assert(
    fc.property(
      digits,
      before,
      fc.array(noise, { minLength: 14, maxLength: 14 }),
      (national, start, between) => {
        const typed = [...(start + national)].map((sign, at) => sign + (between[at] ?? '')).join('');
        expect(parsePhone(typed)).toBe(`+993${national}`);
      },
    ),
  );
});

test('any text gives a result, and reading a normalised number changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.stringMatching(/^[+\d ()٠-٩-]{0,20}$/)),
      (typed) => {
        const phone = parsePhone(typed);
        if (phone === null) return;
        expect(phone).toMatch(/^\+993(6[1-5]|7[12])\d{6}$/);
        expect(parsePhone(phone)).toBe(phone);
        expect(parsePhone(printed(phone))).toBe(phone);
        expect(maskPhone(phone)).not.toContain(phone.slice(5, -2));
      },
    ),
    { numRuns: 1000 },
  );
});
