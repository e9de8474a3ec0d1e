/** Times of day and lengths of time. */
import { two } from '#domain/delivery/calendar.ts';
import { date, onShopClock } from './days.ts';
import type { Language } from './texts.ts';

/** "14:05" in the shop's time zone. */
export function clock(iso: string): string {
  const at = onShopClock(iso);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** "21.11.2026 14:05". */
export function dateAndClock(iso: string): string {
  return `${date(iso)} ${clock(iso)}`;
}

/** Remaining whole seconds: 42 → "0:42", 4500 → "1:15:00". */
export function countdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

const units: Record<Language, readonly [minute: string, hour: string, day: string]> = {
  tm: ['min', 'sag', 'gün'],
  ru: ['мин', 'ч', 'дн.'],
};

/** Waiting time: "12 min", "3 sag 5 min", "2 gün". */
export function waited(since: string, now: Date, language: Language): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const [minute, hour, day] = units[language];
  const said = (value: number, unit: string) => `${value}\u00a0${unit}`;
  if (minutes < 60) return said(minutes, minute);
  if (minutes >= 48 * 60) return said(Math.floor(minutes / 1440), day);
  const rest = minutes % 60;
  return `${said(Math.floor(minutes / 60), hour)}${rest ? ` ${said(rest, minute)}` : ''}`;
}
