/** Money: whole tenge, 100 to a manat. Becomes manats only here, where it is printed. */

const hardSpace = '\u00a0';

/** Groups of three digits with a no-break space: 12345 → "12 345". */
export function count(value: number): string {
  return `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, hardSpace)}`;
}

/** Tenge as manats without the currency: 123450 → "1 234,50", 16500 → "165". */
export function amount(tenge: number): string {
  return `${tenge < 0 ? '−' : ''}${count(whole(tenge))}${fraction(tenge)}`;
}

/** Tenge as the shop prints a price: 16500 → "165 TMT". */
export function money(tenge: number): string {
  return `${amount(tenge)}${hardSpace}TMT`;
}

/** Tenge as manats on pages of books, where sums stand below one another: 16500 → "165,00". */
export function bookAmount(tenge: number): string {
  return `${tenge < 0 ? '−' : ''}${count(whole(tenge))},${String(Math.abs(tenge) % 100).padStart(2, '0')}`;
}

/** The same with the currency: 16500 → "165,00 TMT". */
export function bookMoney(tenge: number): string {
  return `${bookAmount(tenge)}${hardSpace}TMT`;
}

/** Tenge as manats in ASCII, as they are typed: 123450 → "1234,50", 16500 → "165"; "" for null. */
export function plainAmount(tenge: number | null | undefined): string {
  if (tenge === null || tenge === undefined) return '';
  return `${tenge < 0 ? '-' : ''}${whole(tenge)}${fraction(tenge)}`;
}

/** For messages, in ASCII: 25000 → "250 TMT", 25050 → "250,50 TMT". */
export function plainMoney(tenge: number): string {
  return `${plainAmount(tenge)} TMT`;
}

/** Tenge as manats for machines and operators: 16500 → "165.00". */
export function decimal(tenge: number): string {
  return manats(tenge).toFixed(2);
}

/** Tenge as manats for a cell of a spreadsheet, which prints them itself. */
export function manats(tenge: number): number {
  return tenge / 100;
}

function whole(tenge: number): number {
  return Math.floor(manats(Math.abs(tenge)));
}

function fraction(tenge: number): string {
  const rest = Math.abs(tenge) % 100;
  return rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
}
