/** Parses manats to tenge: "165,5" → 16550. Null for an empty field, undefined for invalid input. */
export function readMoney(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
