import { expect, test } from 'vitest';
import { birthDateOf, birthValues, isFilled, isRealDay } from './birth-date.ts';

test('a date of birth is three fields and the same date again', () => {
  const fields = birthValues('1994-03-08');
  expect(fields).toEqual({ birthDay: '8', birthMonth: '3', birthYear: '1994' });
  expect(birthDateOf(fields)).toBe('1994-03-08');
  expect(birthDateOf(birthValues(''))).toBe('');
});

test('an unfinished date lacks the fields that are empty, and a day that is not in the month is none', () => {
  const unfinished = { birthDay: '31', birthMonth: '', birthYear: '' };
  expect(isFilled(unfinished, 'birthDay')).toBe(true);
  expect(isFilled(unfinished, 'birthMonth')).toBe(false);
  expect(isRealDay(unfinished)).toBe(true);
  expect(isFilled(birthValues(''), 'birthYear')).toBe(true);
  expect(isRealDay({ birthDay: '30', birthMonth: '2', birthYear: '1990' })).toBe(false);
  expect(isRealDay({ birthDay: '29', birthMonth: '2', birthYear: '1992' })).toBe(true);
});
