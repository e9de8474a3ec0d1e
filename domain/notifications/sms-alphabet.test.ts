import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOfSms, gsm7Septets, isGsm7 } from './sms-alphabet.ts';

test('of the Turkmen letters only ä ö ü Ä Ö Ü Ç are in GSM-7', () => {
  expect([...'äöüÄÖÜÇ'].every(isGsm7)).toBe(true);
  expect([...'çýňşžÝŇŞŽ'].some(isGsm7)).toBe(false);
  expect(isGsm7('Ж') || isGsm7('`') || isGsm7('\u001b')).toBe(false);
});

test('the alphabet has 127 characters and ten escaped ones, each at its position in GSM 03.38', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isGsm7);
  expect(all).toHaveLength(137);
  const places = {
    '@': 0,
    $: 2,
    Ç: 9,
    '\n': 10,
    '\r': 13,
    Δ: 16,
    _: 17,
    Ξ: 26,
    É: 31,
    ' ': 32,
    '¤': 36,
    '?': 63,
    '¡': 64,
    A: 65,
    Z: 90,
    Ä: 91,
    '§': 95,
    '¿': 96,
    a: 97,
    z: 122,
    ä: 123,
    ü: 126,
    à: 127,
  };
  for (const [sign, at] of Object.entries(places)) expect(gsm7Septets(sign)).toEqual([at]);
  expect(gsm7Septets('^{}\\[~]|€\f')).toEqual(
    [20, 40, 41, 47, 60, 61, 62, 64, 101, 10].flatMap((at) => [27, at]),
  );
  expect(gsm7Septets('ş')).toBeNull();
});

test.each([
  ['a'.repeat(160), 'gsm7', 160, 1],
  ['a'.repeat(161), 'gsm7', 161, 2],
  ['a'.repeat(306), 'gsm7', 306, 2],
  ['a'.repeat(307), 'gsm7', 307, 3],
  ['{'.repeat(80), 'gsm7', 160, 1],
  ['ş'.repeat(70), 'ucs2', 70, 1],
  ['ş'.repeat(71), 'ucs2', 71, 2],
  ['ş'.repeat(134), 'ucs2', 134, 2],
  ['ş'.repeat(135), 'ucs2', 135, 3],
  ['🎁'.repeat(35), 'ucs2', 70, 1],
  ['', 'gsm7', 0, 1],
])('%j costs %s, %i units, %i parts', (text, encoding, units, count) => {
  const cost = costOfSms(text);
  expect(cost).toMatchObject({ encoding, units });
  expect(cost.parts).toHaveLength(count);
});

test('joined parts are the text, none is too long, and no character is split', () => {
  const signs = fc.array(fc.constantFrom('a', '{', '€', 'ü', 'ş', 'Ж', '🎁'), { maxLength: 500 });
  fc.assert(
    fc.property(signs, (letters) => {
      const text = letters.join('');
      const { encoding, parts } = costOfSms(text);
      expect(parts.join('')).toBe(text);
      const most = encoding === 'gsm7' ? [160, 153] : [70, 67];
      for (const part of parts) {
        const units = encoding === 'gsm7' ? (gsm7Septets(part)?.length ?? 0) : part.length;
        expect(units).toBeLessThanOrEqual((parts.length === 1 ? most[0] : most[1]) ?? 0);
        expect(part.isWellFormed()).toBe(true);
      }
    }),
  );
});
