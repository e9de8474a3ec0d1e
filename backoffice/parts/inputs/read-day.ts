/** Parses a typed time, `9:05`, `9-05` or `0905`, to `09:05`; undefined if invalid. */
export function readClock(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})\s*[:.,\-–— ]?\s*(\d{2})\s*$/.exec(typed);
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const beforeNoon = /\s*(утра|ночи|irden|ertir|gije)$/i;
const afterNoon = /\s*(дня|вечера|öýlän|agşam)$/i;

/**
 * Completes a typed time on blur: a lone hour is a full hour, `9 утра` and `9 вечера` are said, and a day ends at
 * 24:00; otherwise unchanged.
 */
export function completeClock(typed: string): string {
  const said = typed.trim();
  const bare = said
    .replace(beforeNoon, '')
    .replace(afterNoon, '')
    .replace(/^(в|sagat)\s+/i, '');
  if (/^24([:.,\-–— ]?00)?$/.test(said)) return '24:00';
  const read = readClock(/^\d{1,2}$/.test(bare) ? `${bare}:00` : bare);
  if (!read) return typed;
  const hour = Number(read.slice(0, 2));
  return afterNoon.test(said) && hour < 12 ? `${hour + 12}${read.slice(2)}` : read;
}

/** Whether it is a time of day as the forms send it; the end of a day is one. */
export const isClock = (text: string): boolean => text === '24:00' || readClock(text) === text;
