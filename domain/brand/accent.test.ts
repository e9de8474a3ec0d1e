import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accentColours,
  accentSheet,
  contrastOf,
  isAccentReadable,
  lightAccentSheet,
  usualAccent,
} from './accent.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG and does not depend on the order of the two colours', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#ffffff', '#767676')).toBe(contrastOf('#767676', '#ffffff'));
});

test('a colour on which white text is not readable is refused', () => {
  expect([usualAccent, '#1f6a4a', '#000000'].map(isAccentReadable)).toEqual([true, true, true]);
  expect(['#ffffff', '#e0b563', '#ff5a5a', '#2e9e6b'].map(isAccentReadable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('whatever readable colour is chosen, text stays readable on every background, in light and dark mode', () => {
  fc.assert(
    fc.property(colour.filter(isAccentReadable), (accent) => {
      const { light, dark } = accentColours(accent);
      const pairs = [
        ...['#fbf6ee', '#ffffff', '#f3eadd', light['anar-soft']].map((ground) => [light['anar'], ground]),
        ...['#171012', '#221719', '#110b0d', dark['anar-soft']].map((ground) => [dark['anar'], ground]),
        ...[light, dark].flatMap((of) => [
          [of['anar-btn'], '#fff8ef'],
          [of['anar-btn-deep'], '#fff8ef'],
        ]),
        ...[light['deep'], light['deeper']].flatMap((ground) =>
          ['#fff8ef', '#f6e9d5', '#e0b563'].map((letters) => [letters, ground]),
        ),
      ];
      for (const [one = '', other = ''] of pairs)
        expect(contrastOf(one, other), `${accent}: ${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("the generated style sheet overrides the shop's in both themes, and contains colours only", () => {
  const sheet = accentSheet('#1f6a4a');
  expect(sheet).toMatch(/^html:root\{--anar:#[0-9a-f]{6};--anar-btn:#1f6a4a;/);
  expect(sheet).toContain('html:root:not([data-theme="light"]){--anar:');
  expect(sheet).toContain('html:root[data-theme="dark"]{--anar:');
  expect(sheet.startsWith(lightAccentSheet('#1f6a4a')), 'a page without a dark theme').toBe(true);
  expect(lightAccentSheet('#1f6a4a')).not.toContain('theme');
  expect(sheet.replaceAll(/--[a-z-]+:#[0-9a-f]{6};?/g, '')).not.toMatch(/#/);
});
