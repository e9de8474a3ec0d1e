/** Parses a typed time, `9:05` or `0905`, to `09:05`; undefined if invalid. */
export function readClock(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[:. ]?(\d{2})\s*$/.exec(typed);
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Completes a typed time on blur: a lone hour is a full hour, and a day ends at 24:00; otherwise unchanged. */
export function completeClock(typed: string): string {
  const hour = typed.trim();
  if (/^24([:. ]?00)?$/.test(hour)) return '24:00';
  return readClock(/^\d{1,2}$/.test(hour) ? `${hour}:00` : hour) ?? typed;
}
