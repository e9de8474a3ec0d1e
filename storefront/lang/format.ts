/**
 * Money, numbers and days in both languages. All tables are our own: browsers have no Turkmen locale and would print
 * English, and a server that has one would print something different from the browser.
 */
import type { Language } from './language.ts';

const hardSpace = '\u00a0';
const ashgabatMs = 5 * 3_600_000;

/** Groups of three digits with a no-break space: 1250 → "1 250". */
export function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, hardSpace);
}

/** Tenge (1 manat = 100) as manats without the currency: 123450 → "1 234,50", 16500 → "165". */
export function amount(tenge: number): string {
  const whole = Math.floor(Math.abs(tenge) / 100);
  const rest = Math.abs(tenge) % 100;
  const sign = tenge < 0 ? '−' : '';
  return `${sign}${number(whole)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** Tenge as the shop prints a price: 16500 → "165 TMT". */
export function money(tenge: number): string {
  return `${amount(tenge)}${hardSpace}TMT`;
}

const months: Record<Language, string[]> = {
  tm: 'ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
};

const russianMonths = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(
  ' ',
);

const weekdays: Record<Language, string[]> = {
  tm: 'Duşenbe Sişenbe Çarşenbe Penşenbe Anna Şenbe Ýekşenbe'.split(' '),
  ru: 'Понедельник Вторник Среда Четверг Пятница Суббота Воскресенье'.split(' '),
};

const russianShort = 'Пн Вт Ср Чт Пт Сб Вс'.split(' ');

const nearDays: Record<Language, Record<number, string>> = {
  tm: { [-1]: 'Düýn', 0: 'Şu gün', 1: 'Ertir', 2: 'Birigün' },
  ru: { [-1]: 'Вчера', 0: 'Сегодня', 1: 'Завтра', 2: 'Послезавтра' },
};

/** Name of a day of the week; 0 is Monday. */
export function weekday(day: number, language: Language): string {
  return weekdays[language][day] ?? '';
}

/** "Du", "Пн": column heading of a calendar. */
export function shortWeekday(day: number, language: Language): string {
  return language === 'ru' ? (russianShort[day] ?? '') : weekday(day, language).slice(0, 2);
}

/** "8 mart 2025", "8 марта 2025", in the shop's time zone. */
export function longDate(iso: string, language: Language): string {
  return `${dayAndMonth(iso, language)} ${inAshgabat(iso).getUTCFullYear()}`;
}

/** "8 mart", "8 марта". */
export function dayAndMonth(iso: string, language: Language): string {
  const at = inAshgabat(iso);
  return `${at.getUTCDate()} ${months[language][at.getUTCMonth()]}`;
}

/** "08.03.2025", the same in both languages. */
export function shortDate(iso: string): string {
  const at = inAshgabat(iso);
  return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
}

/** "14:05" in the shop's time zone. */
export function clock(iso: string): string {
  const at = inAshgabat(iso);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** "Mart 2027", "Март 2027": heading of a month. */
export function monthName(iso: string, language: Language): string {
  const at = inAshgabat(iso);
  const name = language === 'ru' ? russianMonths[at.getUTCMonth()] : months.tm[at.getUTCMonth()];
  return `${name?.charAt(0).toUpperCase()}${name?.slice(1)} ${at.getUTCFullYear()}`;
}

/** The names of the twelve months, for lists. */
export function monthNames(language: Language): readonly string[] {
  return language === 'ru' ? russianMonths : months.tm;
}

/** Calendar days from today in the shop's time zone: 0 today, 1 tomorrow, negative for the past. */
export function daysUntil(iso: string, now: Date): number {
  const day = (at: Date) => Math.floor(at.getTime() / 86_400_000);
  return day(inAshgabat(iso)) - day(inAshgabat(now.toISOString()));
}

/** "Şu gün", "Ertir", "Birigün", "Düýn"; any other day by its date, with the year only if it differs. */
export function nearDay(iso: string, now: Date, language: Language): string {
  const near = nearDays[language][daysUntil(iso, now)];
  if (near !== undefined) return near;
  return inAshgabat(iso).getUTCFullYear() === inAshgabat(now.toISOString()).getUTCFullYear()
    ? dayAndMonth(iso, language)
    : longDate(iso, language);
}

/** Seconds as a countdown: 42 → "0:42". */
export function countdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Formats a number of Turkmenistan: "+99365123456" → "+993 65 12-34-56"; anything else is returned as it is. */
export function phone(value: string): string {
  const parts = /^\+?993(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(value.replace(/[\s-]/g, ''));
  return parts ? `+993${hardSpace}${parts[1]}${hardSpace}${parts[2]}-${parts[3]}-${parts[4]}` : value;
}

/**
 * A plain date ("2025-03-08") is that day anywhere; an instant is shifted to the shop's time zone and then read as
 * UTC.
 */
function inAshgabat(iso: string): Date {
  return iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + ashgabatMs);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
