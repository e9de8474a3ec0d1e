import { expect, test } from 'vitest';
import { isMobilePrefix, readPhone } from '#domain/phone.ts';
import { isPasserBy, passerByPhone } from './passer-by.ts';

test('no prefix that a shop can be given makes the reserved number one that can be typed', () => {
  const all = Array.from({ length: 100 }, (_, n) => `${n}`.padStart(2, '0'));
  const prefixes = [...all.filter(isMobilePrefix), '00'];
  for (const typed of [passerByPhone, passerByPhone.slice(4), '8 00 00 00 00', '00993 00000000'])
    expect(readPhone(typed, prefixes), typed).toHaveProperty('fault');
  expect([isPasserBy(passerByPhone), isPasserBy('+99361000000')]).toEqual([true, false]);
});
