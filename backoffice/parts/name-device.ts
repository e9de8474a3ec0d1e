/** The first that is named wins: browsers name each other, the general ones last. */
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

/** What a device calls itself, as people name it; what nobody knows stays as it is. */
export function nameDevice(agent: string): string {
  const find = (names: typeof browsers | typeof systems) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || agent;
}
