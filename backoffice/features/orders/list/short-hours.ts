const hour = (time: string) => time.replace(/:00$/, '');

/** A delivery window as a row has room for: `09–12`, `09:30–12`. */
export function shortHours(from: string, to: string): string {
  return `${hour(from)}–${hour(to)}`;
}
