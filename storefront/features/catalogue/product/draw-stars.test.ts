import { expect, test } from 'vitest';
import { drawStars } from './draw-stars.ts';

test('stars are drawn to the nearest half, and five only for a full rating', () => {
  const said = (rating: number) =>
    drawStars(rating).map((fill) => ({ full: '*', half: '+', empty: '-' })[fill]);
  const drawn: [number, string][] = [
    [5, '*****'],
    [4.8, '*****'],
    [4.7, '****+'],
    [4.3, '****+'],
    [4.2, '****-'],
    [1, '*----'],
  ];
  for (const [rating, stars] of drawn) expect(said(rating).join(''), String(rating)).toBe(stars);
});
