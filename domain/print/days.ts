/**
 * Days in both languages. The names are our own: browsers have no Turkmen locale and would print English, and a server
 * that has one would print something different from the browser.
 */
import { type Day, shopOffsetMs, two, weekdayOf } from '#domain/delivery/calendar.ts';
import type { Language } from './texts.ts';

const russianMonths = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь';
const turkmenMonths = 'ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr';

/** The names of the twelve months, for lists. */
export const monthNames: Record<Language, readonly string[]> = {
  tm: turkmenMonths.split(' '),
  ru: russianMonths.split(' '),
};

// Lists and not texts to split, so that the courier's page is built without the long names.
const weekdays: Record<Language, readonly string[]> = {
  tm: ['Duşenbe', 'Sişenbe', 'Çarşenbe', 'Penşenbe', 'Anna', 'Şenbe', 'Ýekşenbe'],
  ru: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
};
const shortWeekdays: Record<Language, readonly string[]> = {
  tm: 'Du Si Ça Pe An Şe Ýe'.split(' '),
  ru: 'Пн Вт Ср Чт Пт Сб Вс'.split(' '),
};

const nearDays: Record<Language, Record<number, string>> = {
  tm: { [-1]: 'Düýn', 0: 'Şu gün', 1: 'Ertir', 2: 'Birigün' },
  ru: { [-1]: 'Вчера', 0: 'Сегодня', 1: 'Завтра', 2: 'Послезавтра' },
};

/** Name of a day of the week; 0 is Monday. */
export function weekday(day: number, language: Language): string {
  return weekdays[language][day] ?? '';
}

/** "Du", "Пн"; 0 is Monday. */
export function shortWeekday(day: number, language: Language): string {
  return shortWeekdays[language][day] ?? '';
}

/** "Mart 2027", "Март 2027" of `2027-03`, or of a day of it. */
export function monthAndYear(month: string, language: Language): string {
  const name = monthNames[language][Number(month.slice(5, 7)) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

/**
 * "8 mart", "8 марта", with a no-break space; an instant is in the shop's time zone, a plain day is that day.
 */
export function dayAndMonth(iso: string, language: Language): string {
  const at = onShopClock(iso);
  const name = monthNames[language][at.getUTCMonth()] ?? '';
  return `${at.getUTCDate()}\u00a0${ofMonth(name)}`;
}

/** «март» → «марта», «май» → «мая»; Turkmen names have none of these letters. */
function ofMonth(name: string): string {
  return name.replace(/[ьй]$/, 'я').replace(/т$/, 'та');
}

/** "8 mart 2025", "8 марта 2025". */
export function longDate(iso: string, language: Language): string {
  return `${dayAndMonth(iso, language)} ${onShopClock(iso).getUTCFullYear()}`;
}

/** "08.03.2025", the same in both languages. */
export function date(iso: string): string {
  const at = onShopClock(iso);
  return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
}

/** "08.03", for a day that is near. */
export function dateInYear(day: Day): string {
  return date(day).slice(0, 5);
}

/** "Şe, 21 noýabr". */
export function shortDay(iso: string, language: Language): string {
  return `${shortWeekday((onShopClock(iso).getUTCDay() + 6) % 7, language)}, ${dayAndMonth(iso, language)}`;
}

/** "Şe, 21 noýabr 2026": for lists across years. */
export function dayOfYear(iso: string, language: Language): string {
  return `${shortDay(iso, language)} ${onShopClock(iso).getUTCFullYear()}`;
}

/** "24 noýabr, sişenbe". */
export function dayAndWeekday(day: Day, language: Language): string {
  return `${dayAndMonth(day, language)}, ${weekday(weekdayOf(day), language).toLowerCase()}`;
}

/** Calendar days from today in the shop's time zone: 0 today, 1 tomorrow, negative for the past. */
export function daysUntil(iso: string, now: Date): number {
  const day = (at: Date) => Math.floor(at.getTime() / 86_400_000);
  return day(onShopClock(iso)) - day(onShopClock(now.toISOString()));
}

/** "Şu gün", "Ertir", "Birigün", "Düýn"; any other day by its date, with the year only if it differs. */
export function nearDay(iso: string, now: Date, language: Language): string {
  const near = nearDays[language][daysUntil(iso, now)];
  if (near !== undefined) return near;
  return onShopClock(iso).getUTCFullYear() === onShopClock(now.toISOString()).getUTCFullYear()
    ? dayAndMonth(iso, language)
    : longDate(iso, language);
}

/** Name of a day to choose: yesterday to the day after tomorrow by name, any other by weekday and date. */
export function dayName(iso: string, now: Date, language: Language): string {
  if (nearDays[language][daysUntil(iso, now)] !== undefined) return nearDay(iso, now, language);
  return `${weekday(weekdayOf(iso), language)}, ${dayAndMonth(iso, language)}`;
}

/** The shop's date and time as a moment of UTC; a plain day ("2025-03-08") is that day anywhere. */
export function onShopClock(iso: string): Date {
  return iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + shopOffsetMs);
}
