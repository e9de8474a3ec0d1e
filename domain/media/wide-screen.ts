/** The width from which a page is laid out for a desktop; narrower screens get the layout of a phone. */

/** In CSS pixels. */
export const wideFrom = 900;

/** The same as a media query. */
export const wideScreen = `(min-width: ${wideFrom}px)`;
/** Its opposite: screens have whole pixels. */
export const narrowScreen = `(max-width: ${wideFrom - 1}px)`;
