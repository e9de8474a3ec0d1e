/** How full each of five stars is drawn, to the nearest half: 4.7 is four and a half. */
export function drawStars(rating: number): ('full' | 'half' | 'empty')[] {
  const halves = Math.round(rating * 2);
  return [1, 2, 3, 4, 5].map((star) =>
    halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'empty',
  );
}
