import { expect, test } from 'vitest';
import { addCode, dropCode, dropRefused, namedCodes } from './certificate-codes.ts';

test('codes are added without spaces and once, and named as a list from the second on', () => {
  const one = addCode('', 'k7qm 4rta 9xwc');
  expect(namedCodes(one)).toEqual({ certificate: 'k7qm4rta9xwc' });
  const two = addCode(one, 'GIFT-00000000000');
  expect(namedCodes(addCode(two, 'K7QM-4RTA-9XWC')).certificates).toHaveLength(2);
  expect(namedCodes(two)).toEqual({ certificates: ['k7qm4rta9xwc', 'GIFT-00000000000'] });
  expect(namedCodes('')).toEqual({});
});

test('the refused one goes, the others stay; without a word about which it is the last one goes', () => {
  expect(dropRefused('a,b,c', { data: { at: 1 } })).toBe('a,c');
  expect(dropRefused('a', { data: undefined })).toBe('');
  expect(dropRefused('a,b', { data: { retryAfter: 9 } })).toBe('a');
  expect(dropCode('a,b,c', 0)).toBe('b,c');
});
