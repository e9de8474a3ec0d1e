import { expect, test } from 'vitest';
import { handOverCode, isCodeLike, lacksProof, type Proof, proofOf } from './hand-over-code.ts';

type ProofCase = Parameters<typeof lacksProof>[1];

test('every single wrong digit of a code is detected offline', () => {
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

test('a code is stronger proof than a name, and a wrong code is recorded', () => {
  expect(proofOf({ code: '12344', takenBy: 'Aýna' }, '12344')).toBe('code');
  expect(proofOf({ code: '12344', takenBy: 'Aýna' }, '47118')).toBe('wrong-code');
  const photo = 'a'.repeat(64);
  expect([proofOf({ code: '12344', photo }, '47118'), proofOf({ photo }, '47118')]).toEqual([
    'photo',
    'photo',
  ]);
  expect([proofOf({ takenBy: 'Aýna' }, '47118'), proofOf({}, '47118')]).toEqual(['name', 'none']);
  const spent = [{ code: '47118' }, { code: '47118', photo }, {}].map((facts) => proofOf(facts, undefined));
  expect(spent, 'a code that counts no more').toEqual(['wrong-code', 'photo', 'none']);
});

test('above a limit, and after three wrong codes, a hand-over needs a right code, a photo or a name', () => {
  const dear: ProofCase = { goods: 50_000, proofFrom: 50_000, wrongCodes: 0, isNamed: false };
  const cheap = { ...dear, goods: 49_999 };
  const lacking = (proof: Proof) => lacksProof(proof, dear);
  expect([lacking('code'), lacking('photo'), lacking('name')]).toEqual([false, false, false]);
  expect([lacking('wrong-code'), lacking('none')]).toEqual([true, true]);
  expect([2, 3].map((wrongCodes) => lacksProof('none', { ...cheap, wrongCodes }))).toEqual([false, true]);
  expect(lacksProof('none', { ...dear, goods: 9_000_000, proofFrom: null })).toBe(false);
});

test('a code that turns out to be wrong needs the name of who took the parcel at least', () => {
  const cheap = { goods: 49_999, proofFrom: 50_000, wrongCodes: 0 };
  const lacking = (isNamed: boolean) => lacksProof('wrong-code', { ...cheap, isNamed });
  expect([lacking(false), lacking(true)]).toEqual([true, false]);
  expect(lacksProof('none', { ...cheap, isNamed: false }), 'nothing was claimed').toBe(false);
});
