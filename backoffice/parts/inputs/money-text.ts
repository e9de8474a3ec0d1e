/** Tenge as one types manat: 16550 → "165,50"; nothing for nothing. */
export function moneyText(tenge: number | null | undefined): string {
  if (tenge === null || tenge === undefined) return '';
  const rest = Math.abs(tenge) % 100;
  return `${Math.trunc(tenge / 100)}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** What was typed as tenge: "165,5" → 16550. Null for an empty field, undefined for what is no sum of money. */
export function readMoney(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
