/**
 * Mask: what a record that is never erased may keep of words about a person: that they changed, and what they roughly
 * looked like, but not what they said.
 */
export function maskWords(text: string): string {
  const signs = [...text.trim()];
  return signs.length === 0 ? '' : `${signs.slice(0, 2).join('')}… (${signs.length})`;
}

/** A phone number as logs may have it: its beginning and its last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}****${phone.slice(-2)}`;
}

/** Every text in a value masked; numbers, switches and the shape stay. Keys named in `plain` keep their texts. */
export function maskTexts(value: unknown, plain: readonly string[] = []): unknown {
  if (typeof value === 'string') return maskWords(value);
  if (Array.isArray(value)) return value.map((one) => maskTexts(one, plain));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plain.includes(key) ? one : maskTexts(one, plain)]),
  );
}
