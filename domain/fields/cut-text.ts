/**
 * The beginning of a typed text. A pair of UTF-16 units, such as an emoji, is not cut in half: PostgreSQL stores no half
 * pair in JSON.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}

/** What was typed into a field of a plain form, which sends a line break as two characters but counts it as one. */
export function cutTyped(typed: string, most: number): string {
  return cutText(typed.replace(/\r\n/g, '\n').trim(), most);
}
