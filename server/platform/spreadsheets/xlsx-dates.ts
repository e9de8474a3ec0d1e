import type { XmlEvents } from './xml-read.ts';

/** Built-in number formats of dates and times, which are not spelled out in the file. */
const isKnownDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

/** Whether a format code such as `dd.mm.yyyy` is that of a date. Quoted texts and currencies in it are ignored. */
const isDateCode = (code: string) =>
  /\[(h+|m+|s+)\]/i.test(code) || /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\][]*\]|_.|\*./g, ''));

/**
 * Reads the styles of a workbook. A date is stored as a number of days: only the style of its cell tells it from a
 * price.
 */
export function dateStyleEvents(): Partial<XmlEvents> & { isDate: (style: string | undefined) => boolean } {
  const codes = new Map<string, string>();
  const dates = new Set<string>();
  let count = 0;
  let isOfCells = false;
  return {
    open(tag, attribute) {
      if (tag === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (tag === 'cellXfs') isOfCells = true;
      if (tag !== 'xf' || !isOfCells) return;
      const format = attribute('numFmtId') ?? '';
      const code = codes.get(format);
      if (code === undefined ? isKnownDate(Number(format)) : isDateCode(code)) dates.add(String(count));
      count += 1;
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false;
    },
    isDate: (style) => style !== undefined && dates.has(style),
  };
}

const firstDay = 25_569;
const lastDay = 2_958_465;

/** `46089` is 2026-03-08, `46089.5` is 2026-03-08 12:00; a number outside of the calendar stays a number. */
export function writeDate(text: string): string {
  const days = Number(text);
  if (!text || !(days >= 1 && days <= lastDay)) return text;
  const written = new Date(Math.round((days - firstDay) * 86_400_000)).toISOString();
  return Number.isInteger(days) ? written.slice(0, 10) : written.slice(0, 16).replace('T', ' ');
}

/** The number of days that a workbook stores for a day `2026-03-08` or a moment `2026-03-08 12:00`. */
export function daysOf(date: string): number {
  const [day = '', time = '00:00'] = date.split(' ');
  return Date.parse(`${day}T${time}:00Z`) / 86_400_000 + firstDay;
}
