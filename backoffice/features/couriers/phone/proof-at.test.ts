import { expect, test } from 'vitest';
import { areCodesSpent, lacksProof, wantsProof } from '#domain/couriers/hand-over-code.ts';
import { proofAt } from './proof-at.ts';

type Stop = Parameters<typeof proofAt>[0];

const cheap: Stop = { id: 'order', needsProof: false };
const dear: Stop = { id: 'order', needsProof: true };
const spent: Stop = { id: 'order', needsProof: true, codesSpent: true };

/** A phone on which wrong codes were typed at the stop. */
function phoneAt(wrongCodes?: number, hasPage?: boolean): Parameters<typeof proofAt>[1] {
  const round = { hasPage } as never;
  const nothing = { device: '', deeds: [], next: 1, tried: 0, courier: null, loadedAt: 0, problems: [] };
  return { state: { ...nothing, round, ...(wrongCodes ? { marks: { order: { wrongCodes } } } : {}) } };
}

test('one press is enough where nothing must be proved, also after a slip or two', () => {
  expect([0, 1, 2].map((wrong) => proofAt(cheap, phoneAt(wrong, true)))).toEqual(Array(3).fill('optional'));
  expect([0, 1, 2].map((wrong) => proofAt(dear, phoneAt(wrong, true)))).toEqual(
    Array(3).fill('code-or-photo'),
  );
});

test('a photo is asked for once no code counts, whether the server or the phone knows it', () => {
  expect([3, 4].map((wrong) => proofAt(cheap, phoneAt(wrong, true)))).toEqual(['photo', 'photo']);
  expect(proofAt(dear, phoneAt(3, true))).toBe('photo');
  expect(proofAt(spent, phoneAt(0, true))).toBe('photo');
});

test('without the courier’s page nothing is asked; a round of before that page was a switch asks', () => {
  expect([cheap, dear, spent].map((stop) => proofAt(stop, phoneAt(3, false)))).toEqual(Array(3).fill('none'));
  expect([dear, cheap].map((stop) => proofAt(stop, phoneAt()))).toEqual(['code-or-photo', 'optional']);
});

test('one press is enough exactly where the server misses no proof of it', () => {
  for (const goods of [49_999, 50_000])
    for (const wrongCodes of [0, 1, 2, 3, 4]) {
      const terms = { goods, proofFrom: 50_000 };
      const isEnough = !lacksProof('none', { ...terms, wrongCodes, isNamed: false });
      // Typed at this phone, or known to the server already.
      const typedHere = proofAt({ ...cheap, needsProof: wantsProof(terms) }, phoneAt(wrongCodes, true));
      const known = areCodesSpent(wrongCodes) ? spent : { ...cheap, needsProof: wantsProof(terms) };
      expect([typedHere, proofAt(known, phoneAt(0, true))].map((proof) => proof === 'optional')).toEqual([
        isEnough,
        isEnough,
      ]);
    }
});
