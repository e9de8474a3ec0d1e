import { expect, test } from 'vitest';
import { maskTexts, maskWords } from './mask.ts';

test('a mask shows that words changed and not what they were', () => {
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
