/** `from` null: the time until which it comes, as with express. */
type Hours = { from?: string | null | undefined; to?: string | null | undefined };

/** The hours of a delivery: `14:00–17:00`, `до 12:15`, or nothing for a whole day. */
export function hoursWords({ from, to }: Hours, lang: 'tm' | 'ru'): string {
  if (from) return `${from}–${to}`;
  return to ? (lang === 'tm' ? `sagat ${to} çenli` : `до ${to}`) : '';
}
