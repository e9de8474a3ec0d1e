/** Axis ticks at round numbers: from 0 to the first round number above `most`, four or five of them. */
export function roundTicks(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((part) => part * power).find((size) => size >= rough) ?? power * 10;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => Math.round(at * step));
}
