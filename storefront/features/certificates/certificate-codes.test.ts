import { expect, test } from 'vitest';
import { addCode, dropCode, dropRefused, namedCodes } from './certificate-codes.ts';

test('codes are stored without spaces and once; two or more are sent as a list', () => {
  const one = addCode('', 'k7qm 4rta 9xwc');
  expect(namedCodes(one)).toEqual({ certificate: 'k7qm4rta9xwc' });
  const two = addCode(one, 'GIFT-00000000000');
  expect(namedCodes(addCode(two, 'K7QM-4RTA-9XWC')).certificates).toHaveLength(2);
  expect(namedCodes(two)).toEqual({ certificates: ['k7qm4rta9xwc', 'GIFT-00000000000'] });
  expect(namedCodes('')).toEqual({});
});

test('only the refused code is removed; if the refusal names none, the last one is', () => {
  expect(dropRefused('a,b,c', { data: { at: 1 } })).toBe('a,c');
  expect(dropRefused('a', { data: undefined })).toBe('');
  expect(dropRefused('a,b', { data: { retryAfter: 9 } })).toBe('a');
  expect(dropCode('a,b,c', 0)).toBe('b,c');
});
