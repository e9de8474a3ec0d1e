import { expect, test } from 'vitest';
import { handOverCode, isCodeLike, proofOf } from './hand-over-code.ts';

test('every single wrong digit of a code is noticed without a connection', () => {
  for (const four of ['0000', '4711', '9999', '5050']) {
    const code = handOverCode(four);
    expect(isCodeLike(code)).toBe(true);
    for (let at = 0; at < 5; at++)
      for (let digit = 0; digit < 10; digit++) {
        const slip = code.slice(0, at) + digit + code.slice(at + 1);
        expect(isCodeLike(slip), `${slip} for ${code}`).toBe(slip === code);
      }
  }
  expect(['', '123', '1234a', '123456'].filter(isCodeLike)).toEqual([]);
});

test('a code proves more than a name, and a wrong one is said', () => {
  expect(proofOf({ code: '12344', takenBy: 'Aýna' }, '12344')).toBe('code');
  expect(proofOf({ code: '12344', takenBy: 'Aýna' }, '47118')).toBe('wrong-code');
  expect([proofOf({ takenBy: 'Aýna' }, '47118'), proofOf({}, '47118')]).toEqual(['name', 'none']);
});
