import { expect, test } from 'vitest';
import { maskTexts, maskWords } from './mask.ts';

test('a mask shows that text changed, not what it said', () => {
  expect(maskWords('Ogulgerek')).toBe('Og… (9)');
  expect(maskWords('  ')).toBe('');
  const address = { fullname: 'Aýna', place: 7, placeTitle: { tm: 'Mary' }, lines: ['Bitarap 5', null] };
  expect(maskTexts(address, ['placeTitle'])).toEqual({
    fullname: 'Aý… (4)',
    place: 7,
    placeTitle: { tm: 'Mary' },
    lines: ['Bi… (9)', null],
  });
});
