import { expect, test } from 'vitest';
import { cutText, cutTyped } from './cut-text.ts';

test('a text is cut to a length, and an emoji at its end is left out whole', () => {
  expect(cutText('Sag boluň', 20)).toBe('Sag boluň');
  expect(cutText('Sag boluň', 3)).toBe('Sag');
  expect(cutText('Sag🌹', 5)).toBe('Sag🌹');
  expect(cutText('Sag🌹!', 4)).toBe('Sag');
  expect(cutText('Sag🌹!', 5)).toBe('Sag🌹');
});

test('a line break of a plain form counts as one character', () => {
  expect(cutTyped(' a\r\nb\r\nc ', 3)).toBe('a\nb');
});
