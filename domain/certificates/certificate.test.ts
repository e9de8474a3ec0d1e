import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  certificateCode,
  firstSendDay,
  foldCertificateCode,
  isWellSpelled,
  lastSendDay,
  lookOf,
  monthsAfter,
  printedCode,
} from './certificate.ts';

const random = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);

test('a code has twelve unambiguous characters and is recognised however it is typed', () => {
  fc.assert(
    fc.property(random, (token) => {
      const code = certificateCode(token);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
      expect(printedCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect(foldCertificateCode(` ${printedCode(code).toLowerCase().replaceAll('-', ' – ')}`)).toBe(code);
      expect(isWellSpelled(code)).toBe(true);
    }),
  );
});

test('one wrong character is detected by the check character; codes of the former length have none', () => {
  fc.assert(
    fc.property(
      random,
      fc.nat(11),
      fc.constantFrom(...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'),
      (token, at, sign) => {
        const code = certificateCode(token);
        const slip = code.slice(0, at) + sign + code.slice(at + 1);
        expect(isWellSpelled(slip)).toBe(slip === code);
      },
    ),
  );
  expect(isWellSpelled('GIFT-00000000000')).toBe(true);
});

test('months end on the same day, or on the last one of a shorter month', () => {
  const at = (text: string) => new Date(`${text}T07:00:00Z`);
  expect(monthsAfter(at('2026-11-23'), 12)).toEqual(at('2027-11-23'));
  expect(monthsAfter(at('2026-08-31'), 6)).toEqual(at('2027-02-28'));
  expect(monthsAfter(at('2027-12-31'), 2)).toEqual(at('2028-02-29'));
  const night = (day: string) => new Date(`${day}T02:00:00+05:00`);
  expect(monthsAfter(night('2026-12-31'), 2)).toEqual(night('2027-02-28'));
  expect(monthsAfter(night('2027-03-01'), 12)).toEqual(night('2028-03-01'));
  expect(monthsAfter(night('2027-03-31'), -13)).toEqual(night('2026-02-28'));
});

test('nobody is woken by a certificate: what is bought after nine in the evening is sent in the morning', () => {
  const days = ['08:59', '09:00', '20:59', '21:00'].map((time) => {
    const at = new Date(`2026-11-24T${time}:00+05:00`);
    return [lastSendDay(at), firstSendDay(at)].map((day) => day.slice(-2)).join('/');
  });
  expect(days).toEqual(['23/24', '24/24', '24/24', '23/25']);
});

test('the shown state of a certificate follows from its balance and dates', () => {
  const now = new Date('2026-11-23T07:00:00Z');
  const one = { state: 'active' as const, balance: 100, expiresAt: null };
  expect(lookOf(one, now)).toBe('active');
  expect(lookOf({ ...one, balance: 0 }, now)).toBe('used-up');
  expect(lookOf({ ...one, expiresAt: now }, now)).toBe('expired');
  expect(lookOf({ ...one, state: 'void' }, now)).toBe('void');
});
