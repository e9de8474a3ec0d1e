/** Money: whole tenge, 100 to a manat. Converted to manats only for printing. */

/** For messages, in plain ASCII: 25000 → `250 TMT`, 25050 → `250,50 TMT` */
export function printMoney(tenge: number): string {
  const whole = Math.floor(tenge / 100);
  const rest = tenge % 100;
  return rest === 0 ? `${whole} TMT` : `${whole},${String(rest).padStart(2, '0')} TMT`;
}
