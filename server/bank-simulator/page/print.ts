/** Tenge as manats the way Turkmenistan prints them: `1 234,50 TMT`, with spaces that do not break. */
export function printManat(tenge: number): string {
  const whole = String(Math.floor(tenge / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${whole},${String(tenge % 100).padStart(2, '0')}\u00a0TMT`;
}

/** Hours and minutes in Ashgabat, which is five hours ahead all year round. */
export function printTime(at: number): string {
  return new Date(at + 5 * 3_600_000).toISOString().slice(11, 16);
}
