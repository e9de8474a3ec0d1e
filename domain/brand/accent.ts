/** Colours derived from the merchant's accent colour; without one, those of the shop's style sheet apply. */

/** The format of a browser's colour input. */
export const accentPattern = '^#[0-9a-f]{6}$';
/** The accent colour of the style sheet. */
export const usualAccent = '#86163a';
/** Minimum contrast of text against its background, WCAG 2.1 AA. */
const leastContrast = 4.5;

/**
 * Background and text colours of the style sheet (storefront/styles/tokens.css) that appear together with the accent.
 */
const met = {
  onAccent: '#fff8ef',
  sunken: '#f3eadd',
  gold: '#e0b563',
  darkGround: '#171012',
  darkSurface: '#221719',
  white: '#ffffff',
  black: '#000000',
} as const;

type Channels = readonly number[];
const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const written = (of: Channels): string =>
  `#${of.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Whether white text on this colour is readable. */
export const isAccentReadable = (accent: string): boolean =>
  contrastOf(accent, met.onAccent) >= leastContrast;

function mix(colour: string, other: string, part: number): string {
  const into = channels(other);
  return written(channels(colour).map((one, at) => one + ((into[at] ?? 0) - one) * part));
}

/** Mixes `colour` with `other`, as little as needed for `isEnough`. */
function towards(colour: string, other: string, isEnough: (one: string) => boolean): string {
  for (let part = 0; part < 1; part += 0.02) {
    const one = mix(colour, other, part);
    if (isEnough(one)) return one;
  }
  return other;
}

type Colours = Readonly<Record<string, string>>;

/** Custom properties for the style sheet, for light and dark mode. */
export function accentColours(accent: string): { light: Colours; dark: Colours } {
  const soft = mix(accent, met.white, 0.88);
  const isText = (one: string) =>
    [met.sunken, soft].every((ground) => contrastOf(one, ground) >= leastContrast);
  const deep = towards(
    mix(accent, met.black, 0.2),
    met.black,
    (one) => contrastOf(one, met.gold) >= leastContrast,
  );
  const button = towards(accent, met.white, (one) => contrastOf(one, met.darkGround) >= 3);
  const darkSoft = mix(accent, met.darkGround, 0.75);
  const isDarkText = (one: string) =>
    [met.darkSurface, darkSoft].every((ground) => contrastOf(one, ground) >= 6);
  return {
    light: {
      anar: towards(accent, met.black, isText),
      'anar-btn': accent,
      'anar-btn-deep': mix(accent, met.black, 0.2),
      'anar-soft': soft,
      badge: accent,
      deep,
      deeper: mix(deep, met.black, 0.32),
    },
    dark: {
      anar: towards(accent, met.white, isDarkText),
      'anar-btn': button,
      'anar-btn-deep': mix(button, met.black, 0.13),
      'anar-soft': darkSoft,
    },
  };
}

const write = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** For pages that are light whatever the visitor's theme is. */
export const lightAccentSheet = (accent: string): string =>
  `html:root{${write(accentColours(accent).light)}}`;

/**
 * The same as a style sheet. Its selectors are more specific than the shop's, so its position in the page does not
 * matter.
 */
export function accentSheet(accent: string): string {
  const { light, dark } = accentColours(accent);
  return (
    `html:root{${write(light)}}` +
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme="light"]){${write(dark)}}}` +
    `@media screen{html:root[data-theme="dark"]{${write(dark)}}}`
  );
}
