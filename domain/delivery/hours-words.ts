/** `from` null: the time until which it comes, as with express. */
type Hours = { from?: string | null | undefined; to?: string | null | undefined };

/** The hours of a delivery: `14:00–17:00`, `до 12:15`, or nothing for a whole day. */
export function hoursWords({ from, to }: Hours, lang: 'tm' | 'ru', dash = '–'): string {
  if (!to) return from ?? '';
  if (from) return `${from}${dash}${to}`;
  return lang === 'tm' ? `sagat ${to} çenli` : `до ${to}`;
}
