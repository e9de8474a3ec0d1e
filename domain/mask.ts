/**
 * Masks text about a person for records that are never erased: it shows that the text changed and its rough shape, not
 * what it said.
 */
export function maskWords(text: string): string {
  const signs = [...text.trim()];
  return signs.length === 0 ? '' : `${signs.slice(0, 2).join('')}… (${signs.length})`;
}

/** A phone number for logs: `+9936****67`; an invalid one is masked completely. */
export function maskPhone(phone: string): string {
  return /^\+993\d{8}$/.test(phone) ? `${phone.slice(0, 5)}****${phone.slice(-2)}` : '****';
}

/**
 * Masks every string in a value; numbers, booleans and the structure stay. Keys named in `plain` keep their strings.
 */
export function maskTexts(value: unknown, plain: readonly string[] = []): unknown {
  if (typeof value === 'string') return maskWords(value);
  if (Array.isArray(value)) return value.map((one) => maskTexts(one, plain));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plain.includes(key) ? one : maskTexts(one, plain)]),
  );
}
