import { expect, test } from 'vitest';
import { firstStyles } from './first-styles.ts';

const sheet = `@charset "utf-8";:root{--ink:#000}body{color:var(--ink)}.seen{top:0}.seen.unseen{top:1px}.unseen,.seen a:hover{top:2px}
#root:not(:empty)+.splash{display:none}.unseen:not(.seen){top:3px}@font-face{font-family:A;src:url(data:font/woff2;base64,AA==)}
@font-face{font-family:B;src:url(/assets/b.woff2)}@media (min-width:900px){.unseen{top:4px}.seen{top:5px}}@media print{.unseen{top:6px}}
.seen:not(.unseen){top:7px}`;

test('of a style sheet only what the drawing uses is written into the page', () => {
  const styles = firstStyles(new Map([['/assets/a.css', sheet]]));
  expect(styles(['/assets/a.css', '/assets/missing.css'], '<p class="seen other">x</p>')).toBe(
    [
      ':root{--ink:#000}body{color:var(--ink)}.seen{top:0}.unseen,.seen a:hover{top:2px}',
      '@font-face{font-family:B;src:url(/assets/b.woff2)}@media (min-width:900px){.seen{top:5px}}',
      '.seen:not(.unseen){top:7px}',
    ].join(''),
  );
});
