/** Formats of money, days and phone numbers. Own tables, because browsers have no Turkmen locale. */
import type { Language } from './texts.ts';

const space = '\u00a0';
const hour = 3_600_000;

function grouped(value: number): string {
  return String(Math.trunc(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, space);
}

/** A whole number, its thousands apart: 12345 → "12 345". */
export function count(value: number): string {
  return `${value < 0 ? '−' : ''}${grouped(value)}`;
}

/** Tenge as manats: 123450 → "1 234,50", 16500 → "165". */
export function amount(tenge: number): string {
  const rest = Math.abs(tenge) % 100;
  const sign = tenge < 0 ? '−' : '';
  return `${sign}${grouped(tenge / 100)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** 16500 → "165 TMT". */
export function money(tenge: number): string {
  return `${amount(tenge)}${space}TMT`;
}

const months: Record<Language, string[]> = {
  tm: 'ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
};
const monthNames: Record<Language, string[]> = {
  tm: months.tm.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())),
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
};
const days: Record<Language, string[]> = {
  tm: 'Duşenbe Sişenbe Çarşenbe Penşenbe Anna Şenbe Ýekşenbe'.split(' '),
  ru: 'Понедельник Вторник Среда Четверг Пятница Суббота Воскресенье'.split(' '),
};
const shortDays: Record<Language, string[]> = {
  tm: 'Du Si Ça Pe An Şe Ýe'.split(' '),
  ru: 'Пн Вт Ср Чт Пт Сб Вс'.split(' '),
};

/** Day of the week, 0 is Monday. */
export function weekday(day: number, language: Language): string {
  return days[language][day] ?? '';
}

/** @param day 0 for Monday */
export function weekdayShort(day: number, language: Language): string {
  return shortDays[language][day] ?? '';
}

/** "Noýabr 2026" of `2026-11`. */
export function monthAndYear(month: string, language: Language): string {
  return `${monthNames[language][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** The month that many months later: `2026-12` and 1 give `2027-01`. */
export function addMonths(month: string, more: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + more))
    .toISOString()
    .slice(0, 7);
}

/** "21 noýabr"; an instant is in the shop's time zone (UTC+5), a plain day is that day. */
export function dayAndMonth(iso: string, language: Language): string {
  const at = onShopClock(iso);
  return `${at.getUTCDate()} ${months[language][at.getUTCMonth()]}`;
}

/** "Şe, 21 noýabr". */
export function shortDay(iso: string, language: Language): string {
  const day = (onShopClock(iso).getUTCDay() + 6) % 7;
  return `${shortDays[language][day]}, ${dayAndMonth(iso, language)}`;
}

/** "Şe, 21 noýabr 2026": for lists across years. */
export function dayOfYear(iso: string, language: Language): string {
  return `${shortDay(iso, language)} ${iso.slice(0, 4)}`;
}

/** "21.11.2026". */
export function date(iso: string): string {
  const at = onShopClock(iso);
  return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
}

/** "14:05". */
export function clock(iso: string): string {
  const at = onShopClock(iso);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

export function dateAndClock(iso: string): string {
  return `${date(iso)} ${clock(iso)}`;
}

/** The calendar day of an instant in the shop's time zone, `2026-11-21`. */
export function shopDay(at: Date): string {
  return new Date(at.getTime() + 5 * hour).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function addDays(day: string, more: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + more * 24 * hour).toISOString().slice(0, 10);
}

/** Waiting time: "12 min", "3 sag 5 min", "2 gün". */
export function waited(since: string, now: Date, language: Language): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const [min, hours, day] = language === 'tm' ? ['min', 'sag', 'gün'] : ['мин', 'ч', 'дн.'];
  if (minutes < 60) return `${minutes}${space}${min}`;
  if (minutes < 48 * 60)
    return `${Math.floor(minutes / 60)}${space}${hours}${minutes % 60 ? ` ${minutes % 60}${space}${min}` : ''}`;
  return `${Math.floor(minutes / 1440)}${space}${day}`;
}

/** "+99365123456" → "+993 65 12-34-56"; anything else is returned as it is. */
export function phone(value: string): string {
  const parts = /^\+?993(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(value.replace(/[\s-]/g, ''));
  return parts ? `+993${space}${parts[1]}${space}${parts[2]}-${parts[3]}-${parts[4]}` : value;
}

/** Remaining whole seconds: "9:05". */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function onShopClock(iso: string): Date {
  return iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + 5 * hour);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
