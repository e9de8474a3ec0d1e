const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chrome OS'],
  [/Linux/, 'Linux'],
];
/** Order matters: most browsers also name those they are compatible with. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * A readable name from a user agent: "Chrome, Android". Unknown agents are shown as they are, shortened to a line; ''
 * if empty.
 */
export function nameDevice(agent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  const names = [find(browsers), find(systems)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : agent.trim().slice(0, 40);
}
