/** The shop's mark, a gift box with a bow in the steps of a carpet, 32 by 32: drawn in the colours of whichever shop shows it. */
export const markPaths = {
  box: 'M8 13h7v8H2v-4h2v-2h4zM17 13h7v2h4v2h2v4H17zM2 23h13v8H8v-2H4v-2H2zM17 23h13v4h-2v2h-4v2h-7z',
  dot: 'M9 16h2v2H9zM21 16h2v2h-2zM9 26h2v2H9zM21 26h2v2h-2z',
  bow: 'M15 11H7V9H5V7H3V4h2V2h6v2h2v2h-2V5H7v1H6v1h1v1h2v1h4V7h2zM17 11h8V9h2V7h2V4h-2V2h-6v2h-2v2h2V5h4v1h1v1h-1v1h-2v1h-4V7h-2z',
} as const;

/** As a file: the box in this colour. */
export function markSvg(box: string): string {
  const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${path(box, markPaths.box)}${path('#F9F2E7', markPaths.dot)}${path('#B87A1E', markPaths.bow)}</svg>`;
}
