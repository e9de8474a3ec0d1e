/** Tenge as manats for an input: 16550 → "165,50"; '' for null. */
export function moneyText(tenge: number | null | undefined): string {
  if (tenge === null || tenge === undefined) return '';
  const rest = Math.abs(tenge) % 100;
  return `${Math.trunc(tenge / 100)}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** Parses manats to tenge: "165,5" → 16550. Null for an empty field, undefined for invalid input. */
export function readMoney(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
