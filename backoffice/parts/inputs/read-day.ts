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

/** A time of day as people type it, `9:05` or `0905`, as `09:05`; undefined where it is none. */
export function readClock(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[:. ]?(\d{2})\s*$/.exec(typed);
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** What was typed for a time, once it is left: an hour alone is a full one, and a day ends at 24:00; else as it was typed. */
export function completeClock(typed: string): string {
  const hour = typed.trim();
  if (/^24([:. ]?00)?$/.test(hour)) return '24:00';
  return readClock(/^\d{1,2}$/.test(hour) ? `${hour}:00` : hour) ?? typed;
}
