import { expect, test } from 'vitest';
import { readPhone } from '#domain/phone.ts';
import { caretAfter, maskDigits, nationalDigits, readTyped, wholeNumber } from './phone-mask.ts';

test('a number pasted in any usual format becomes the same eight digits', () => {
  const spellings = [
    '65123456',
    '65 12-34-56',
    '+993 65 12-34-56',
    '993 65 123456',
    '00993 65 123456',
    '8 (65) 12 34 56',
    '8~10 993 65 123456',
    '+993 8 65 123456',
    ' 65\u00a012\u00a034\u00a056 ',
    '６５１２３４５６',
    '٦٥١٢٣٤٥٦',
  ];
  expect(spellings.map(readTyped)).toEqual(spellings.map(() => '65123456'));
});

test('a number is masked while it is typed', () => {
  const typed = ['6', '65', '651', '65 12', '65 123', '65 12-345', '65 12-34-56', '65 12-34-567'];
  expect(typed.map((text) => maskDigits(readTyped(text)))).toEqual([
    '6',
    '65',
    '65 1',
    '65 12',
    '65 12-3',
    '65 12-34-5',
    '65 12-34-56',
    '65 12-34-567',
  ]);
});

test('the country code may be typed although it is shown already', () => {
  expect(['+', '+9', '+99', '+993', '+9936'].map(readTyped)).toEqual(['', '9', '99', '', '6']);
});

test('a digit too many is not cut off: the number would be another one', () => {
  expect(['651234567', '+993 651234567', '8651234567'].map(readTyped)).toEqual(Array(3).fill('651234567'));
  expect(readPhone(wholeNumber('651234567'))).toEqual({ fault: 'length' });
});

test('a number of another country is not cut to a national one', () => {
  expect(readTyped('+7 916 123-45-67')).toBe('+79161234567');
  expect(maskDigits('+79161234567')).toBe('+79161234567');
  expect(wholeNumber('+79161234567')).toBe('+79161234567');
});

test('the caret stays after the digit it was after', () => {
  expect(caretAfter('65 12-34-56', 2)).toBe(2);
  expect(caretAfter('65 12-34-56', 3)).toBe(4);
  expect(caretAfter('65 12-34-56', 8)).toBe(11);
});

test('a stored number is shown in the field as its eight digits', () => {
  expect(nationalDigits('+99365123456')).toBe('65123456');
  expect(nationalDigits(null)).toBe('');
  expect(wholeNumber('65123456')).toBe('+99365123456');
});
