/** The day a gift is needed, as people write it: tomorrow, on Saturday, 25 December. */
import { addDays, type Day, isoDay, weekdayOf } from '#domain/delivery/calendar.ts';
import type { QueryWord } from '#domain/search.ts';
import type { Words } from './gift-words.ts';

/** A day as a query names it; the date depends on today. */
export type SaidDay =
  | { ahead: number }
  /** 0 is Monday. */
  | { weekday: number }
  /** 1 is January. */
  | { month: number; date: number };

const weekdays: readonly Words[] = [
  { tm: 'duşenbe, duşenbe gün', ru: 'понедельник' },
  { tm: 'sişenbe, sişenbe gün', ru: 'вторник' },
  { tm: 'çarşenbe, çarşenbe gün', ru: 'среда' },
  { tm: 'penşenbe, penşenbe gün', ru: 'четверг' },
  // Without "gün" it is a woman's name.
  { tm: 'anna gün', ru: 'пятница' },
  { tm: 'şenbe, şenbe gün, dynç gün', ru: 'суббота, выходной, выходные' },
  { tm: 'ýekşenbe, ýekşenbe gün', ru: 'воскресенье' },
];

export const dayWords: readonly { on: SaidDay; words: Words }[] = [
  { on: { ahead: 0 }, words: { tm: 'şu gün, şugün, häzir', ru: 'сегодня, срочно' } },
  { on: { ahead: 1 }, words: { tm: 'ertir', ru: 'завтра' } },
  {
    on: { ahead: 2 },
    words: { tm: 'birigün, biri gün, iki günden, 2 günden', ru: 'послезавтра, через два дня, через 2 дня' },
  },
  { on: { ahead: 3 }, words: { tm: 'üç günden, 3 günden', ru: 'через три дня, через 3 дня' } },
  { on: { ahead: 7 }, words: { tm: 'bir hepdeden, hepdeden', ru: 'через неделю' } },
  ...weekdays.map((words, weekday) => ({ on: { weekday }, words })),
];

/** Beginnings of month names, folded, January first. */
const months = [
  ...['yanwar', 'fewral', 'mart', 'aprel', 'may', 'yun'],
  ...['yul', 'awgust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
];
const mostDates = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const glued = new Set(['nji', 'nzi', 'ynzy', 'inzi', 'e', 'go', 'oe', 'ogo']);

/** 0 is January; -1 for a word that is no month. */
export const monthOf = (word: string): number =>
  months.findIndex((name) => word.startsWith(name) && word.length <= name.length + 3);

/** «25 декабря», "25-nji dekabr": a date beginning at a word, and its number of words. */
export function readDate(
  words: readonly QueryWord[],
  at: number,
): { on: SaidDay; length: number } | undefined {
  const [, digits] = /^(\d{1,2})(?:n[jz]i)?$/.exec(words[at]?.word ?? '') ?? [];
  if (!digits) return undefined;
  const next = glued.has(words[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const named = words[next]?.word ?? '';
  const month = monthOf(named);
  const date = Number(digits);
  if (month < 0 || date < 1 || date > (mostDates[month] ?? 0)) return undefined;
  return { on: { month: month + 1, date }, length: next - at + 1 };
}

/** The next such day; today counts. */
export function dayMeant(on: SaidDay, today: Day): Day {
  if ('ahead' in on) return addDays(today, on.ahead);
  if ('weekday' in on) return addDays(today, (on.weekday - weekdayOf(today) + 7) % 7);
  // 29 February means the last day of February in other years.
  const inYear = (year: number) => addDays(isoDay(year, on.month, 1), on.date - 1);
  const year = Number(today.slice(0, 4));
  return inYear(year) < today ? inYear(year + 1) : inYear(year);
}
