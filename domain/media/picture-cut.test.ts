import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAround, pictureForms, isSmall, sizeToSend } from './picture-cut.ts';

test('the crop keeps the focus visible and stays inside the picture, whatever is asked', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 8000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...pictureForms), share, share, (width, height, form, x, y) => {
      const cut = cutAround({ width, height }, form, { x, y });
      expect(cut.left).toBeGreaterThanOrEqual(0);
      expect(cut.top).toBeGreaterThanOrEqual(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(height);
      expect(Math.abs(width * x - cut.left - cut.width / 2)).toBeLessThanOrEqual(width);
      expect(cut.left - 1).toBeLessThanOrEqual(width * x);
      expect(cut.left + cut.width + 1).toBeGreaterThanOrEqual(width * x);
    }),
  );
});

test('a wide picture is cropped to portrait around the face at its right edge', () => {
  expect(cutAround({ width: 1000, height: 500 }, 'upright', { x: 0.9, y: 0.5 })).toEqual({
    left: 600,
    top: 0,
    width: 400,
    height: 500,
  });
  expect(cutAround({ width: 1000, height: 500 }, 'free', { x: 0, y: 0 })).toMatchObject({
    width: 1000,
    height: 500,
  });
});

test('a small picture is reported, and a large one is scaled down before it is uploaded', () => {
  expect(isSmall({ width: 200 }, 'upright')).toBe(true);
  expect(isSmall({ width: 400 }, 'upright')).toBe(true);
  expect(isSmall({ width: 800 }, 'upright')).toBe(false);
  expect(isSmall({ width: 800 }, 'hero')).toBe(true);
  expect(sizeToSend({ width: 8_192, height: 6_144 }, 12_000_000)).toEqual({ width: 3_000, height: 2_250 });
  expect(sizeToSend({ width: 100_000, height: 1 }, 1_000)).toEqual({ width: 3_000, height: 1 });
  expect(sizeToSend({ width: 2_000, height: 1_500 }, 9_000_000)).toEqual({ width: 2_000, height: 1_500 });
  expect(sizeToSend({ width: 2_000, height: 1_500 }, 900_000)).toBeNull();
});
