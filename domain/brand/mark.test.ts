import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markSvg } from './mark.ts';

test('the mark that is drawn is the one in the files of the storefront', () => {
  for (const file of ['assets/mark.svg', 'public/favicon.svg']) {
    const path = new URL(`../../storefront/${file}`, import.meta.url);
    expect(markSvg('#86163A'), file).toBe(readFileSync(path, 'utf8').trim());
  }
});
