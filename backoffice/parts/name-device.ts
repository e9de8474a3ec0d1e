/** The first match wins: browsers name each other, so the most general are last. */
const browsers = [
  ['YaBrowser', /YaBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** A readable name from a user agent; an unknown one is returned as it is. */
export function nameDevice(agent: string): string {
  const find = (names: typeof browsers | typeof systems) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || agent;
}
