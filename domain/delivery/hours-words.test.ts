import { expect, test } from 'vitest';
import { hoursWords } from './hours-words.ts';

test('hours, the time of express, and a whole day', () => {
  const hours = { from: '14:00', to: '17:00' };
  expect([hoursWords(hours, 'tm'), hoursWords(hours, 'ru')]).toEqual(['14:00–17:00', '14:00–17:00']);
  const express = { from: null, to: '12:15' };
  expect([hoursWords(express, 'tm'), hoursWords(express, 'ru')]).toEqual(['sagat 12:15 çenli', 'до 12:15']);
  expect(hoursWords({ from: null, to: null }, 'ru')).toBe('');
});
