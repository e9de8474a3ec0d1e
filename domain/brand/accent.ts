/** The colours that follow from the one a merchant chooses; those of the shop's style sheet stand where none is chosen. */

/** As a browser's colour field writes it. */
export const accentPattern = '^#[0-9a-f]{6}$';
/** That of the style sheet. */
export const usualAccent = '#86163a';
/** Of text against its ground, after WCAG 2.1 AA. */
const leastContrast = 4.5;

/** Grounds and letters of the style sheet (storefront/styles/tokens.css) that the chosen colour meets. */
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

/** 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Whether white letters on it can be read. */
export const isAccentReadable = (accent: string): boolean =>
  contrastOf(accent, met.onAccent) >= leastContrast;

function mix(colour: string, other: string, part: number): string {
  const into = channels(other);
  return written(channels(colour).map((one, at) => one + ((into[at] ?? 0) - one) * part));
}

/** As near to the colour as the demand allows, on the way to another one. */
function towards(colour: string, other: string, isEnough: (one: string) => boolean): string {
  for (let part = 0; part < 1; part += 0.02) {
    const one = mix(colour, other, part);
    if (isEnough(one)) return one;
  }
  return other;
}

type Colours = Readonly<Record<string, string>>;

/** Custom properties of the style sheet in light and in the dark. */
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

/** The same as a style sheet. It outweighs the shop's own wherever it stands in a page. */
export function accentSheet(accent: string): string {
  const { light, dark } = accentColours(accent);
  const write = (colours: Colours) =>
    Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return (
    `html:root{${write(light)}}` +
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme="light"]){${write(dark)}}}` +
    `@media screen{html:root[data-theme="dark"]{${write(dark)}}}`
  );
}
