import { expect, test } from 'vitest';
import { attemptEventTexts, eventWords } from './attempt.texts.ts';

test('a payment event has a text, whatever details the bank adds to its name', () => {
  expect(eventWords('page-opened')).toBe('page-opened');
  expect(eventWords('bank-silent:timeout')).toBe('bank-silent');
  expect(eventWords('registration-refused:5')).toBe('registration-refused');
  expect(attemptEventTexts[eventWords('deposited')].ru).toBe('Банк ответил');
  expect(eventWords('code')).toBe('other');
});
