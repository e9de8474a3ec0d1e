/**
 * The beginning of a typed text. A pair of UTF-16 units, such as an emoji, is not cut in half: PostgreSQL stores no half
 * pair in JSON.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}
