/** Parses a typed time, `9:05`, `9-05` or `0905`, to `09:05`; undefined if invalid. */
export function readClock(typed: string): string | undefined {
  const parts = /^(\d{1,2})[:.,\-–—]?(\d{2})$/.exec(typed.replaceAll(/\s/g, ''));
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Said before or after a time; those after noon mean twelve hours more. */
const plainWords = ['в', 'sagat', 'утра', 'ночи', 'irden', 'ertir', 'gije'];
const afterNoon = ['дня', 'вечера', 'öýlän', 'agşam'];

/**
 * Completes a typed time on blur: a lone hour is a full hour, `9 утра` and `9 вечера` are said, and a day ends at
 * 24:00; otherwise unchanged.
 */
export function completeClock(typed: string): string {
  const parts = typed.toLowerCase().split(/\s/).filter(Boolean);
  const bare = parts.filter((part) => ![...plainWords, ...afterNoon].includes(part)).join('');
  if (/^24([:.,\-–—]?00)?$/.test(bare)) return '24:00';
  const read = readClock(/^\d{1,2}$/.test(bare) ? `${bare}:00` : bare);
  if (!read) return typed;
  const hour = Number(read.slice(0, 2));
  const isLate = parts.some((part) => afterNoon.includes(part)) && hour < 12;
  return isLate ? `${hour + 12}${read.slice(2)}` : read;
}

/** Whether it is a time of day as the forms send it; the end of a day is one. */
export const isClock = (text: string): boolean => text === '24:00' || readClock(text) === text;
