/** A day as people type it, `21.11.2026`, `1.9.26` or `1/9/2026`, as `2026-11-21`; undefined where it is none. */
export function readDay(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4}|\d{2})\s*$/.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // The thirtieth of February becomes a day of March, which nobody typed.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
