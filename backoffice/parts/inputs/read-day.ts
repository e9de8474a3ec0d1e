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
