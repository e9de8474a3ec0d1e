/**
 * Writes the shared widths into style sheets: `@media (--wide)` is `@media (min-width: …)` in every browser. Lightning CSS
 * knows custom media only within one file, and a constant belongs into one.
 */
import type { Plugin } from 'vite';
import { narrowScreen, wideScreen } from '#domain/media/wide-screen.ts';

const widths: Record<string, string> = { '(--wide)': wideScreen, '(--narrow)': narrowScreen };

/** @throws Error for a name that is no width */
export function writeMedia(): Plugin {
  return {
    name: 'write-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes('(--')) return null;
      return { code: nameWidths(code), map: null };
    },
  };
}

/** Replaces the names in the conditions of `@media`. */
export function nameWidths(css: string): string {
  return css.replace(/@media[^{]+/g, (condition) =>
    condition.replace(/\(--[\w-]+\)/g, (name) => {
      const width = widths[name];
      if (!width) throw new Error(`${name} is no width of the shop`);
      return width;
    }),
  );
}
